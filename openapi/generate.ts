/**
 * Generates code from the contract: bundles the YAML, then writes types, validators and the table
 * of operations to `contract/`. Run by `npm run gen`. `--check` only reports whether the committed
 * code is fresh.
 */
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import { readContract } from './read-contract'
import {
  renderCountries,
  renderOperations,
  type Contract,
  renderSearches,
  renderUploads,
} from './render'

const target = path.resolve(import.meta.dirname, '../contract')
const banner = '// Generated from openapi/ by `npm run gen`. Change the contract, not this file.\n'

async function generate(): Promise<Record<string, string>> {
  const work = await mkdtemp(path.join(tmpdir(), 'timberdesk-gen-'))
  try {
    const contract = (await readContract()) as Contract
    const contractJson = path.join(work, 'contract.json')
    await writeFile(contractJson, JSON.stringify(contract))
    await mkdir(path.join(work, 'out'))
    await createClient({
      input: contractJson,
      output: path.join(work, 'out'),
      plugins: [{ name: 'valibot', metadata: false }],
      logs: { level: 'silent' },
    })
    const validators = await readFile(path.join(work, 'out/valibot.gen.ts'), 'utf8')
    const types = astToString(await openapiTS(JSON.stringify(contract)))
    return {
      'schema.d.ts': banner + types,
      'validators.ts':
        banner + removeUndefined(escapeControls(validators.replace(/^.*auto-generated.*\n/, ''))),
      'operations.ts': banner + renderOperations(contract),
      'countries.ts': banner + renderCountries(contract),
      'uploads.ts': banner + renderUploads(contract),
      ...Object.fromEntries(
        Object.entries(renderSearches(contract)).map(
          ([name, text]) => [name, banner + text] as const,
        ),
      ),
    }
  } finally {
    await rm(work, { recursive: true })
  }
}

/**
 * JSON never contains `undefined`, so optional lists, and fields that are optional and nullable,
 * are typed without it. The operations follow the schemas; parameters may be undefined.
 */
function removeUndefined(validators: string): string {
  const operations = validators.search(/^export const v\w+Body = /m)
  const schemas = validators
    .slice(0, operations)
    .replace(/: v\.optional\((v\.pipe\(v\.array\(.*)\)(,?)$/gm, ': v.exactOptional($1)$2')
    .replace(/: v\.optional\((v\w+OrNull)\)(,?)$/gm, ': v.exactOptional($1)$2')
  return `${schemas}${validators.slice(operations)}`.replace(
    /: v\.nullish\((.*)\)(,?)$/gm,
    ': v.exactOptional(v.nullable($1))$2',
  )
}

/** Writes the control characters of patterns as escapes, so that the file is plain text. */
const escapeControls = (text: string): string =>
  text.replaceAll(
    /[^\P{Cc}\n\t]|[\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  )

const files = await generate()
const isCheck = process.argv.includes('--check')
const staleFiles: string[] = []
await mkdir(path.join(target, 'searches'), { recursive: true })
for (const [name, text] of Object.entries(files)) {
  const file = path.join(target, name)
  if (isCheck) {
    if ((await readFile(file, 'utf8').catch(() => '')) !== text) staleFiles.push(name)
  } else {
    await writeFile(file, text)
  }
}
for (const name of await readdir(target, { recursive: true })) {
  if (!name.endsWith('.ts') || name in files) continue
  if (isCheck) staleFiles.push(name)
  else await rm(path.join(target, name))
}
if (staleFiles.length) {
  console.error(
    `Not fresh: ${staleFiles.join(', ')}. Run \`npm run gen\` and commit what it writes.`,
  )
  process.exitCode = 1
}
