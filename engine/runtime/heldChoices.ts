import type { CodeChoice, CodesPort } from './services'

/** The choices of a group: those in use that may be taken, and of the others what the field holds already, so that it reads as a text. */
export function heldChoices(
  codes: CodesPort,
  group: string,
  held: string,
  taken?: readonly string[],
): readonly CodeChoice[] {
  const values = held.split(',')
  return codes
    .entries(group, 'all')
    .filter(
      ({ value, useYn }) => values.includes(value) || (useYn !== 'N' && (taken?.includes(value) ?? true)),
    )
}
