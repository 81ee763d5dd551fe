/** Pages that stand without the frame of menu and tabs: ways in and ways out. */
export const framelessPaths: readonly string[] = [
  ...['/login', '/cyberLogin', '/authReq', '/cyberAuthReq', '/info401', '/info500', '/integration'],
]
