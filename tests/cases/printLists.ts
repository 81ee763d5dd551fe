import { listScreens } from './listScreens'

// For tests in the browser, whose runner cannot load the compiler's tables.
process.stdout.write(JSON.stringify(listScreens))
