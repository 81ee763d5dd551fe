/*
 * npm run screens -- --language-server   serves an editor over standard input and output (npm with --silent)
 * npm run screens -- …                   everything else: screensCommand.ts
 */
if (process.argv.includes('--language-server')) await import('../languageServer/startLanguageServer')
else {
  const { screensCommand } = await import('./screensCommand')
  const { text, isDone } = screensCommand(process.argv.slice(2))
  if (isDone) console.log(text)
  else {
    // Problems and refusals go to the error output and end it with 1.
    console.error(text)
    process.exitCode = 1
  }
}

export {}
