import type { ContractFacts, FieldFact } from '../../codegen/contractFacts'
import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import { fileProblems } from '../problem/catalogue/fileProblems'
import type { Compiling } from '../scope/compiling'
import { mountPath } from '../scope/mountPath'
import type { Source } from '../scope/source'
import { baseName } from './readDefinitions'
import type { ReadFile, Shaped } from './readFile'

/** What only shows when all files are seen together: names, routes, popups that nobody opens. */
export function checkTogether(
  files: readonly ReadFile[],
  screens: readonly Shaped<ScreenDefinition>[],
  compiled: readonly Compiling[],
): void {
  checkIds(files)
  checkRoutes(screens)
  checkPopupsUsed(files, compiled)
}

function idPlace({ source, value, file }: ReadFile): number {
  return typeof value === 'object' && value !== null ? source.valueAt(value, file.kind) : 0
}

function checkIds(files: readonly ReadFile[]): void {
  const first = new Map<string, ReadFile>()
  for (const read of files) {
    const { id, file, source } = read
    if (id === '') continue
    const wanted = `${id}.${file.kind}.json`
    if (!`/${file.file}`.endsWith(`/${wanted}`)) {
      source.report(
        idPlace(read),
        fileProblems.nameDiffers(file.kind, id, wanted, baseName(file.file, `.${file.kind}.json`)),
      )
    }
    const other = first.get(`${file.kind} ${id}`)
    if (!other) first.set(`${file.kind} ${id}`, read)
    else {
      const { line, column } = other.source.linePlace(idPlace(other))
      source.report(
        idPlace(read),
        fileProblems.idTwice(file.kind, id, `${other.file.file}:${line}:${column}`),
      )
    }
  }
}

function checkRoutes(screens: readonly Shaped<ScreenDefinition>[]): void {
  const taken = new Map<string, string>()
  for (const { read, written } of screens) {
    const { source } = read
    const at = source.valueAt(written.route, 'path')
    const { line, column } = source.linePlace(at)
    checkPath(source, at, written.route.path)
    const own = `${read.file.file}:${line}:${column}`
    const aliases = written.route.aliases ?? []
    const paths = [written.route.path, ...aliases]
    for (const [index, alias] of aliases.entries()) checkPath(source, source.valueAt(aliases, index), alias)
    for (const [index, mount] of written.route.portals.entries()) {
      const portal = typeof mount === 'string' ? mount : mount.portal
      for (const [which, inPortal] of paths.entries()) {
        const path = mountPath(portal, inPortal)
        const other = taken.get(path)
        const place = which === 0 ? at : source.valueAt(aliases, which - 1)
        if (other === undefined) taken.set(path, own)
        else {
          source.report(
            other === own && which === 0 ? source.valueAt(written.route.portals, index) : place,
            other === own ? fileProblems.routeTwice(path, own) : fileProblems.routeTaken(path, other),
          )
        }
      }
    }
  }
}

/** Words of letters, digits and hyphens; the portal puts its own /cyber before them. */
function checkPath(source: Source, at: number, path: string): void {
  const isPath = path === '/' || /^(\/[A-Za-z0-9_-]+)+$/.test(path)
  if ((isPath && !/^\/cyber(\/|$)/.test(path)) || path === '') return
  source.report(at, isPath ? fileProblems.pathWithPortal(path) : fileProblems.pathWrong(path))
}

function checkPopupsUsed(files: readonly ReadFile[], compiled: readonly Compiling[]): void {
  const opened = compiled.flatMap(on => [...on.popups].filter(popup => popup !== on.name))
  // A popup of the contract is ready for every field that its code will stand in.
  const [first] = compiled
  const used = new Set([...opened, ...(first ? contractPopups(first.world.contract) : [])])
  // A broken file may be the one that opens the popup.
  if (files.some(({ source }) => source.problems.length > 0)) return
  for (const read of files) {
    if (read.file.kind !== 'popup' || used.has(read.id)) continue
    read.source.report(idPlace(read), fileProblems.popupUnused(read.id))
  }
}

function contractPopups(contract: ContractFacts): readonly string[] {
  return Object.values(contract).flatMap(({ parameters, body, answer }) =>
    [parameters, body?.fields ?? {}, answer.fields].flatMap(lookupPopups),
  )
}

function lookupPopups(fields: Readonly<Record<string, FieldFact>>): readonly string[] {
  return Object.values(fields).flatMap(fact => [
    ...(fact.lookup ? [fact.lookup.popup] : []),
    ...lookupPopups(fact.fields ?? {}),
  ])
}
