/** The server cannot start, for a reason that the person at the terminal can remove. Printed without a stack, exit code 1. */
export class StartFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartFailure'
  }
}
