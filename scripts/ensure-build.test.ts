import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ensureBuild } from './ensure-build.mjs'

it('a stale build that the user may not replace gives an error with instructions', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'timberdesk-build-'))
  // Without node_modules nothing can be built either; root may write to every folder.
  await chmod(root, 0o500)
  expect(() => ensureBuild(root)).toThrow(`Run \`npm run build\` with the VITE_ variables`)
  await rm(root, { recursive: true })
})
