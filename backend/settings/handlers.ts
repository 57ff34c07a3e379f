import { dequal } from 'dequal/lite'
import { fileEndings, maxBytes } from '@contract/uploads'
import { readImageSize } from '@domain/rules/inspection'
import { findSettingsErrors } from '@domain/rules/settings-rules'
import {
  createFileResponse,
  detectMediaType,
  MAX_FILE_NAME_LENGTH,
  sanitizeFileName,
} from '../attachments/uploaded-file'
import type { Handler, Handlers, Schemas, PersonCall } from '../call'
import { toJson } from '../db/rows'
import { assertVersion, toNextVersion } from '../records/record-head'
import { sha256 } from '../identifiers'
import { createPersonLookup } from '../people/person-refs'
import { toDataUrl } from '../papers/data-url'
import { findImageFault } from '../papers/image-fault'
import { Problem } from '../problems/problem'
import { loadLogo, loadSettingsRow } from './load-settings'
import { defaultMails } from './paper-texts'
import { findSettingsChanges, normalizeSettings, toSettingsColumns } from './schema'
import { listSettingsActivity, logSettingsChanges } from './settings-log'

const getSeller: Handler<'getSeller'> = async ({ db }) => {
  const { name, email, address } = await loadSettingsRow(db)
  return { name, email, address }
}

const getSettings: Handler<'getSettings'> = (call) => presentSettings(call)

async function presentSettings({ db }: PersonCall): Promise<Schemas['Settings']> {
  const settings = await loadSettingsRow(db)
  const toPersonRef = await createPersonLookup(db, [settings.updated_by])
  return {
    ...settings,
    updated_by: toPersonRef(settings.updated_by),
    default_mails: defaultMails,
  }
}

const updateSettings: Handler<'updateSettings'> = async (call) => {
  const { db, body, version } = call
  const before = await loadSettingsRow(db)
  assertVersion(version, before.version)
  const errors = findSettingsErrors(body)
  if (errors.length > 0) throw Problem.invalid(...errors)
  const settings = normalizeSettings(body)
  const changes = findSettingsChanges(before, settings)
  if (changes.length > 0) {
    await db
      .updateTable('house_settings')
      .set({ ...toSettingsColumns(settings), ...toNextVersion(call, before.version) })
      .execute()
    await logSettingsChanges(call, changes)
  }
  return presentSettings(call)
}

/** Pixels of a logo's shorter side; it is printed up to 15 mm high. */
const MIN_LOGO_PIXELS = 16

const uploadLogo: Handler<'uploadLogo'> = async (call) => {
  const { file } = call.body
  if (file.size > maxBytes.uploadLogo) throw new Problem('too_large')
  const content = new Uint8Array(await file.arrayBuffer())
  const name = sanitizeFileName(file.name).slice(-MAX_FILE_NAME_LENGTH)
  const media_type = toImageType(detectMediaType(name, content, fileEndings.uploadLogo))
  if (media_type === null) throw new Problem('unsupported_file')
  const fault = await findImageFault(content)
  if (fault) throw Problem.invalid({ pointer: '/file', code: fault })
  const { width = 0, height = 0 } = readImageSize(content) ?? {}
  if (Math.min(width, height) < MIN_LOGO_PIXELS)
    throw Problem.invalid({
      pointer: '/file',
      code: 'too_few_pixels',
      params: { min: MIN_LOGO_PIXELS },
    })
  const { canDrawImage } = await import('../papers/pdf/render-pdf')
  if (!(await canDrawImage(toDataUrl(content, media_type))))
    throw Problem.invalid({ pointer: '/file', code: 'unreadable_image' })
  const logo = { name, media_type, size: content.length, sha256: await sha256(content) }
  await setLogo(call, { logo, content })
  return logo
}

const toImageType = (type: string | null): Schemas['Logo']['media_type'] | null =>
  type === 'image/png' || type === 'image/jpeg' ? type : null

const removeLogo: Handler<'removeLogo'> = (call) => setLogo(call, null)

/**
 * Replaces or removes the logo. Earlier ones are kept for the papers that were issued with them.
 * The version stays the same, so that unsaved edits of the other settings can be saved after it.
 */
async function setLogo(
  call: PersonCall,
  after: { logo: Schemas['Logo']; content: Uint8Array } | null,
): Promise<void> {
  const { db } = call
  const { logo: before } = await loadSettingsRow(db)
  if (dequal(before, after?.logo ?? null)) return
  if (after) {
    const { sha256: hash, media_type } = after.logo
    await db
      .insertInto('logos')
      .values({ sha256: hash, media_type, content: after.content })
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .execute()
  }
  await db
    .updateTable('house_settings')
    .set({ logo: after && toJson(after.logo) })
    .execute()
  await logSettingsChanges(call, [
    { field: 'logo', line: null, from: before?.name ?? null, to: after?.logo.name ?? null },
  ])
}

const downloadLogo: Handler<'downloadLogo'> = async ({ db }) => {
  const { logo } = await loadSettingsRow(db)
  const found = logo && (await loadLogo(db, logo.sha256))
  if (!found) throw new Problem('not_found')
  return createFileResponse(found.content, logo)
}

export const settingsHandlers = {
  getSeller,
  getSettings,
  updateSettings,
  uploadLogo,
  removeLogo,
  downloadLogo,
  listSettingsActivity,
} satisfies Partial<Handlers>
