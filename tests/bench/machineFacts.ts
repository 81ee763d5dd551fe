import { cpus, release, totalmem, type } from 'node:os'

/** What a reader must know to judge absolute times. Nothing that names the machine or a place on it. */
export function machineFacts(browser: string): readonly string[] {
  const processors = cpus()
  const model = processors[0]?.model.trim() || 'unknown processor'
  return [
    `${processors.length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release().split('-')[0]}, Node ${process.versions.node}, Chromium ${browser}`,
  ]
}
