/*
 * npm run screens -- --language-server   serves an editor over standard input and output (npm with --silent)
 * npm run screens -- …                   everything else: engine/compile/screensCommand.ts
 */
if (process.argv.includes('--language-server')) await import('./startLanguageServer')
else await import('../compile/screensCommand')

export {}
