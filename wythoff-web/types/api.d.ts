// Written from openapi.json. ApiTypesTest compares, and says how to write it again.
declare namespace Api {
  /** a number of any size */
  type Digits = string;

  /** a position, or what is taken from each pile */
  type Pair = [Digits, Digits];

  type Error = {
    /** what the command line would say */
    error: string;
    /** where a text cannot be read, counted from 1 */
    column: number | null;
    kind: 'input' | 'limit' | 'busy' | 'missing';
  };

  type Version = {
    version: string;
  };

  type Catalogue = Entry[];

  type Entry = {
    game: string;
    name: string;
    citation: string;
    known: string;
    kind: string;
    /** what it has of its own, in plain words */
    plain: string;
  };

  type Reading = {
    /** the canonical text, if it is a game */
    game: string | null;
    fault: Error | null;
    /** a game that may have been meant */
    correction: string | null;
    /** the canonical text, if it is a sum of games */
    sum: string | null;
  };

  type Card = {
    game: string;
    words: string;
    symmetric: boolean;
    memory: boolean;
    maneuver: 'none' | 'block' | 'comply';
    /** the number of the maneuver */
    count: number;
    misere: boolean;
    layers: Layer[];
    sequences: string[];
    theorems: Theorem[];
  };

  type Layer = 'outcome' | 'grundy' | 'options' | 'dynamic';

  type Theorem = {
    id: string;
    citation: string;
    /** the paper */
    reference: string;
    /** what it says of this game */
    here: string | null;
    statement: string;
    facts: string[];
    verdict: Verdict | null;
  };

  /** as the ledger has it */
  type Verdict = {
    verdict: Word;
    words: string;
    /** what follows the verdict, without the letters of the paper */
    plain: string;
  };

  type Word = 'agrees' | 'proved' | 'refuted' | 'undecided';

  type Claims = Claim[];

  type Claim = {
    id: string;
    paper: string;
    locator: string;
    statement: string;
    verdict: Verdict | null;
  };

  type Winner = 'P' | 'N';

  type Move = {
    first: Digits;
    second: Digits;
    to: Pair;
  };

  type Outcome = {
    game: string;
    x: Digits;
    y: Digits;
    outcome: Winner;
    by: 'theory' | 'proof' | 'engine';
    theorem: string | null;
    move: Move | null;
    why: string;
  };

  type Why = {
    game: string;
    x: Digits;
    y: Digits;
    outcome: Winner;
    /** what to do, and what it achieves */
    plain: string;
    /** how the numbers of the position show it */
    reason: string | null;
    notes: string[];
    /** to what the answer is owed */
    credit: string;
    theorem: Authority | null;
  };

  type Authority = {
    id: string;
    citation: string;
    /** the paper */
    reference: string;
    /** in the letters of the paper */
    statement: string;
    /** the case of the proof, in the same letters */
    step: string | null;
  };

  type Moves = {
    game: string;
    x: Digits;
    y: Digits;
    outcome: Winner;
    moves: JudgedMove[];
  };

  type Sum = {
    game: string;
    parts: SumPart[];
    value: Digits | null;
    outcome: Winner;
    move: SumMove | null;
    /** what to do, and what it achieves */
    plain: string;
    /** how the values of the parts show it */
    reason: string | null;
    /** the theorem */
    proof: string | null;
    /** to what the answer is owed */
    credit: string;
    moves: JudgedSumMove[];
  };

  type SumPart = {
    game: string;
    x: Digits;
    y: Digits;
    value: Digits | null;
    by: 'theory' | 'proof' | 'engine';
    theorem: string | null;
  };

  type SumMove = {
    /** counted from 1 */
    part: number;
    first: Digits;
    second: Digits;
    to: Pair;
  };

  type JudgedSumMove = {
    /** counted from 1 */
    part: number;
    first: Digits;
    second: Digits;
    to: Pair;
    value: Digits;
    outcome: Winner;
  };

  type JudgedMove = {
    first: Digits;
    second: Digits;
    to: Pair;
    outcome: 'P' | 'N' | 'forbidden';
  };

  type Square = {
    x: Digits;
    y: Digits;
    outcome: Winner | null;
    /** the Grundy value, if it is known */
    value: Digits | null;
    /** how many options are P */
    winning: number | null;
    why: string;
  };

  type Values = {
    x: Digits;
    y: Digits;
    values: number[][];
  };

  type Positions = {
    game: string;
    bound: Digits;
    positions: Pair[];
  };

  type Sequence = {
    game: string;
    sequence: string;
    about: string;
    from: Digits;
    /** an array with one term of each, if several sequences were asked for */
    values: Term[] | Term[][];
  };

  type Term = string;

  type Opening = {
    game: string;
    first: 'you' | 'computer';
    start: Pair;
  };

  type Marks = {
    /** a game as the command line takes it */
    game: string;
    /** what is thought to be P */
    p: Pair[];
    /** what is thought to be N */
    n: Pair[];
    /** true to be told which are wrong */
    which?: boolean;
  };

  type Score = {
    right: number;
    wrong: number;
    /** the wrong ones, if that was asked for */
    which: Pair[];
  };

  type NewMatch = {
    /** a game as the command line takes it */
    game: string;
    /** the two piles */
    start: string;
    opponent?: Opponent;
    first?: 'you' | 'computer';
    /** where the opponent's chances come from */
    seed?: string;
    /** true to give no pattern away */
    discovery?: boolean;
  };

  type Opponent = 'perfect' | '1' | '2' | '3' | '4' | 'random' | 'human';

  type NewSumMatch = {
    /** games with + between them */
    game: string;
    /** the piles of all parts */
    start: string;
    opponent?: Opponent;
    first?: 'you' | 'computer';
    /** where the opponent's chances come from */
    seed?: string;
  };

  type NextSumTurn = {
    /** the text of the match */
    match: string;
    action: SumAction;
  };

  type SumAction = {
    type: 'move';
    /** counted from 1 */
    part: number;
    first: string;
    second: string;
  } | {
    type: 'undo' | 'show';
  };

  type SumMatch = {
    /** all there is to know about it */
    match: string;
    seating: Seating;
    at: Sum;
    turn: Player;
    winner: Player | null;
    said: string[];
    turns: SumTurn[];
  };

  type SumTurn = {
    by: Player;
    what: string;
  };

  type NextTurn = {
    /** the text of the match */
    match: string;
    action: Action;
  };

  type Action = {
    type: 'move';
    first: string;
    second: string;
  } | {
    type: 'forbid' | 'propose';
    options: [string, string][];
  } | {
    type: 'hint';
    step?: number;
  } | {
    type: 'back';
    turns: number;
  } | {
    type: 'undo' | 'resign' | 'review' | 'show';
  };

  type Match = {
    /** all there is to know about it */
    match: string;
    game: string;
    start: Pair;
    seating: Seating;
    position: Pair;
    history: string;
    phase: 'forbid' | 'propose' | 'move' | 'over';
    turn: Player;
    forbidden: Pair[];
    proposed: Pair[];
    /** how much to forbid or propose, in words */
    demand: string | null;
    quota: Quota | null;
    credits: [number, number] | null;
    options: Option[] | null;
    said: string[];
    hint: string | null;
    /** the squares a hint is about */
    lit: Pair[];
    winner: Player | null;
    turns: Turn[];
    review: Reviewed[] | null;
    discovery: Discovery | null;
  };

  type Player = 'you' | 'computer' | 'first' | 'second';

  type Seating = {
    opponent: Opponent;
    first: 'you' | 'computer';
    seed: string;
    discovery: boolean;
  };

  /** what the options named now have to be worth together */
  type Quota = {
    least: number;
    most: number | null;
  };

  type Option = {
    first: Digits;
    second: Digits;
    to: Pair;
    allowed: boolean;
    /** why it is not allowed */
    why: string | null;
    /** whether the maneuver is about it */
    counts: boolean;
    /** towards the quota */
    worth: number;
  };

  type Turn = {
    turn: number;
    by: Player;
    what: string;
    position: Pair;
    why: string | null;
  };

  type Reviewed = {
    turn: number;
    by: Player;
    what: string;
    winning: Player | null;
    mistake: boolean;
    better: string | null;
    reason: string | null;
    to: Pair | null;
  };

  type Discovery = {
    question: string;
    positions: Pair[];
  };

  /** an event carries the JSON of its name */
  type Events = {
    progress: Progress;
    verdict: Checked;
    solved: Solved;
    stage: Stage;
    proof: Proof;
    finding: Finding;
    exploration: Exploration;
    comparison: Comparison;
    error: Error;
  };

  type Nearest = {
    position: Pair | null;
  };

  type Solved = {
    solved: boolean;
  };

  type Progress = {
    done: number;
    total: number;
  };

  type Stage = {
    /** what is being done, in the past tense */
    words: string;
  };

  type KnownProof = {
    game: string;
    /** the theorem whose formula can be put to the proof */
    theorem: string | null;
    proved: ProvedSet | null;
  };

  type ProvedSet = {
    /** of the certificate */
    name: string;
    citation: string;
    statement: string;
  };

  /** what the page on the prover says */
  type Certificate = Record<string, unknown>;

  type ProofVerdict = 'PROVED' | 'REFUTED' | 'UNKNOWN';

  type Proof = {
    game: string;
    verdict: ProofVerdict;
    /** what is proved or refuted, or how far it went */
    statement: string;
    numeration: string | null;
    states: number | null;
    seconds: number;
    counterexample: string | null;
    /** its whole text */
    certificate: string | null;
  };

  type Finding = {
    game: string;
    verdict: ProofVerdict;
    /** what is proved, or how far it went */
    statement: string;
    numeration: string | null;
    states: number | null;
    seconds: number;
    counterexample: string | null;
    /** its whole text */
    certificate: string | null;
    grundy: number;
    traits: Traits | null;
    /** a theorem for a paper */
    latex: string | null;
    /** an SVG, if it has few states */
    automaton: string | null;
  };

  type Traits = {
    bound: Digits;
    listed: Digits;
    first: string[];
    slopes: string[];
    /** whether only positions with x at most y are told */
    symmetric: boolean;
    strips: string[];
    lines: Line[];
    exceptions: string[];
    /** how many of them have the same pile */
    density: string | null;
    formula: string | null;
  };

  /** low <= r y - p x - q shift(x) <= high; the shift of x is about x times the larger root of z^2 = a z + b */
  type Line = {
    r: number;
    p: number;
    q: number;
    low: number;
    high: number;
    a: number;
    b: number;
  };

  type Exploration = {
    game: string;
    findings: Measured[];
    silences: Silence[];
  };

  type Measured = {
    measure: string;
    /** which of several it speaks of, or nothing */
    subject: string;
    values: (string | Estimate)[];
    statement: string;
    bound: Digits;
    /** how many could have refuted it */
    chances: string;
    /** what these are */
    of: string;
    /** a command that leads on */
    next: string | null;
    lines: Angle[];
    spots: Pair[];
    rows: Digits[];
  };

  type Estimate = {
    value: number;
    error: number;
  };

  /** what lies between two slopes, seen from (0,0); without end is null */
  type Angle = {
    slope: number | null;
    low: number | null;
    high: number | null;
  };

  type Silence = {
    measure: string;
    why: string;
  };

  type Comparison = {
    game: string;
    other: string;
    bound: Digits;
    /** how many positions are P in both */
    both: string;
    onlyGame: Digits;
    onlyOther: Digits;
    first: Difference | null;
  };

  type Difference = {
    position: Pair;
    p: 'game' | 'other';
  };

  type Identification = {
    /** how many terms were compared */
    given: number;
    matches: KnownMatch[];
    apart: Apart[];
    misses: Miss[];
  };

  type KnownMatch = {
    /** that of the OEIS */
    number: string;
    title: string;
    command: string | null;
    remark: string | null;
    offset: number;
    /** what was done to the terms, or nothing */
    how: string;
    /** the first of the terms that agrees, counted from 1 */
    from: number;
    /** that of the known sequence there */
    index: number;
    agreeing: number;
    next: string[];
  };

  /** two that agree, and the term that tells them apart */
  type Apart = {
    one: string;
    other: string;
    term: string | null;
    ofOne: string | null;
    ofOther: string | null;
  };

  /** one that agrees for long, and then does not */
  type Miss = {
    number: string;
    agreeing: number;
    given: string;
    known: string;
  };

  type Checked = CheckedClaim[];

  type CheckedClaim = {
    id: string;
    locator: string;
    statement: string;
    verdict: Word;
    bound: Digits | null;
    parameters: string;
    counterexample: string | null;
    printed: string | null;
    right: string | null;
  };

  /** what you are reading */
  type Description = Record<string, unknown>;

  /** the parameters of a path */
  interface Questions {
    'version': {};
    'games': { secret?: string };
    'reading': { game: string };
    'game': { game: string; secret?: string };
    'outcome': { game: string; position: string; by?: string };
    'why': { game: string; position: string };
    'sum': { game: string; position: string };
    'moves': { game: string; position: string };
    'square': { game: string; x: string; y: string };
    'nearest': { game: string; x: string; y: string };
    'values': { game: string; layer: string; x: string; y: string };
    'claims': { game?: string };
    'positions': { game: string; bound: string; from?: string; column?: string; format?: string; download?: string };
    'sequence': { game: string; name: string; count: string; from?: string; format?: string; download?: string };
    'picture.png': { game: string; size?: string; show?: string; from?: string; mark?: string; scale?: string; matrix?: string; dark?: string; colours?: string; download?: string };
    'picture.svg': { game: string; size?: string; show?: string; from?: string; mark?: string; scale?: string; matrix?: string; dark?: string; colours?: string; download?: string };
    'tile.png': { game: string; layer: string; other?: string; x: string; y: string; zoom: string; theme: string };
    'proof': { game: string };
    'certificate': { game: string; download?: string };
    'identify': { game: string; name: string; count?: string };
    'opening': { game: string; first?: string; number?: string };
    'verify': { claim: string; bound?: string };
    'solve': { game: string; layer: string; other?: string; x: string; y: string; zoom: string; theme: string };
    'prove': { game: string };
    'discover': { game: string; grundy?: string };
    'explore': { game: string; bound?: string };
    'compare': { game: string; other: string; bound: string };
    'openapi.json': {};
  }

  /** what a path answers */
  interface Answers {
    'version': Version;
    'games': Catalogue;
    'reading': Reading;
    'game': Card;
    'outcome': Outcome;
    'why': Why;
    'sum': Sum;
    'moves': Moves;
    'square': Square;
    'nearest': Nearest;
    'values': Values;
    'claims': Claims;
    'positions': Positions;
    'sequence': Sequence;
    'picture.png': unknown;
    'picture.svg': unknown;
    'tile.png': unknown;
    'proof': KnownProof;
    'certificate': Certificate;
    'identify': Identification;
    'opening': Opening;
    'verify': unknown;
    'solve': unknown;
    'prove': unknown;
    'discover': unknown;
    'explore': unknown;
    'compare': unknown;
    'openapi.json': Description;
  }

  /** what is sent to a path */
  interface Orders {
    'play': NewMatch;
    'play/turn': NextTurn;
    'sum/play': NewSumMatch;
    'sum/turn': NextSumTurn;
    'score': Marks;
  }

  /** what comes back */
  interface Results {
    'play': Match;
    'play/turn': Match;
    'sum/play': SumMatch;
    'sum/turn': SumMatch;
    'score': Score;
  }
}
