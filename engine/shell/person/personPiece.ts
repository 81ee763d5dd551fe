/** The panels behind the person's name and the choice of display, fetched together when one of them is wanted. */
export { DisplayPanel } from './DisplayPanel'
export { PersonPanel } from './PersonPanel'
