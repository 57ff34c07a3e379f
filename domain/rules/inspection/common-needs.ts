import type { components } from '@contract/schema'

type Schemas = components['schemas']

/** Returns the missing photos, and whether photos are still being uploaded. */
export function findPhotoNeeds(
  photos: readonly Schemas['ReportPhoto'][],
  requiredKinds: readonly Schemas['PhotoKind'][],
) {
  const missing = requiredKinds.filter((kind) => !photos.some((photo) => photo.kind === kind))
  return [
    ...missing.map((kind) => ({
      code: 'photo' as const,
      pointer: '/photos' as const,
      params: { kind },
    })),
    ...(photos.some(({ attachment_id }) => attachment_id === null)
      ? [{ code: 'photo_sent' as const, pointer: '/photos' }]
      : []),
  ]
}

/** Returns unchecked items of a checklist, and defects without a remark. */
export function findCheckNeeds(checks: Readonly<Record<string, Schemas['Check']>>) {
  return Object.entries(checks).flatMap(
    ([name, { state, remark }]): { code: 'check' | 'check_remark'; pointer: string }[] => {
      if (state === null) return [{ code: 'check', pointer: `/checks/${name}/state` }]
      return state === 'defect' && remark === null
        ? [{ code: 'check_remark', pointer: `/checks/${name}/remark` }]
        : []
    },
  )
}
