/*
 * npm run screens -- --language-server   serves an editor over standard input and output (npm with --silent)
 * npm run screens -- …                   everything else: screensCommand.ts
 */
if (process.argv.includes('--language-server')) await import('../languageServer/startLanguageServer')
else await import('./screensCommand')

export {}
