import type { OperationFact } from '../../codegen/contractFacts'
import type { Compiling } from './compiling'

/** Notes which operations a place takes, where not every one fits. */
export function noteOperation(
  { world, notes }: Compiling,
  parent: object,
  key: string,
  fits: (operation: OperationFact) => boolean,
): void {
  const fitting = () =>
    Object.values(world.contract)
      .filter(fits)
      .map(({ id }) => id)
  notes.name(parent, key, { thing: 'operation', names: fitting })
}
