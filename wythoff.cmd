@echo off
rem Starts Wythoff Lab on Windows; builds it first if that has not been done. JAVA_HOME and WYTHOFF_JAVA_OPTS are as in ./wythoff.
rem In cmd.exe, put numbers with ^ into quotes: wythoff outcome wythoff "10^30" 7
setlocal
set "ROOT=%~dp0"
set "JAR=%ROOT%wythoff-cli\target\app\wythoff.jar"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
if not exist "%JAR%" (
    echo wythoff: building, as this is the first use... 1>&2
    call mvn -B -q -f "%ROOT%pom.xml" -pl wythoff-cli -am -Dmaven.test.skip=true -Dspotless.check.skip=true -Djacoco.skip=true -P "!analysis,!strict" package 1>&2 || exit /b 1
)
"%JAVA%" -XX:+UseSerialGC %WYTHOFF_JAVA_OPTS% -cp "%JAR%" org.wythofflab.cli.Main %*
exit /b %ERRORLEVEL%
