/** Pages that stand without the frame of menu and tabs: ways in and ways out. */
export const framelessPaths: readonly string[] = [
  ...['/login', '/cyberLogin', '/authReq', '/cyberAuthReq', '/info401', '/info500', '/integration'],
  ...[
    '/template/userApply',
    '/template/ogpmsLogin',
    ...['1', '2', '3'].map(step => `/template/ogpmsUserApply${step}`),
  ],
]
