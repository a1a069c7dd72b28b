// @ts-check

/** Long numbers shown by their ends. @param {string} digits */
export function brief(digits) {
  return digits.length <= 24 ? digits : `${digits.slice(0, 9)}…${digits.slice(-9)} (${digits.length} digits)`;
}

/** A sentence of the program as it would be printed; numbers that nobody reads are cut short. @param {string} text */
export function printed(text) {
  return text.replaceAll('<=', '≤').replaceAll('>=', '≥').replace(/\d{40,}/g, brief);
}

/** "1 move", "2 moves". @param {number} number @param {string} noun */
export function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
