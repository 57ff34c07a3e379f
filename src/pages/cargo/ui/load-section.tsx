import { useState } from 'react'
import { useRecord } from '@/features/edit-record'
import { useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Banner, PencilIcon, Trash2Icon } from '@/shared/ui'
import { LinesGrid } from '@/shared/ui/lines-grid'
import { DocumentSection } from '@/widgets/document'
import { cargoFormConfig } from '../model/cargo-form'
import { countNamedPacks, isSameWood, listMillPacks, setNamedPacks } from '../model/edit-loads'
import { formatLoadWood } from '../model/load-line'
import { useCargoLoads, useLoadLines, useLoadProblem } from '../model/use-cargo-loads'
import { useLoadColumns } from '../model/use-load-columns'
import styles from './cargo.module.css'
import { WoodPackChooser } from './wood-pack-chooser'

/** Lazy because the drawing is large and not needed for the first paint. */
const Builder = lazyComponent(async () => (await import('./cargo-builder')).CargoBuilder)

export function LoadSection() {
  const { t } = useTranslation('pages/cargo')
  const { canEdit } = useRecord(cargoFormConfig)
  const { lines, cursor } = useCargoLoads()
  const loads = useLoadLines()
  const problem = useLoadProblem()
  const isReadOnly = !canEdit('lines')
  const columns = useLoadColumns(
    isReadOnly,
    loads.some(({ source }) => source.lots.length + source.mill_packs.length > 0),
  )
  const [chosenLoadId, setChosenLoadId] = useState<string | null>(null)
  const chosenLoad = loads.find(({ id }) => id === chosenLoadId)
  return (
    <DocumentSection
      title={t('section.load')}
      layout="whole"
      aside={loads.length > 0 && t('load.count', { count: loads.length })}
    >
      <div className={styles.load}>
        {problem && (
          <Banner tone="blocked" isAnnounced>
            {problem}
          </Banner>
        )}
        {loads.length > 0 && (
          <LinesGrid
            label={t('load.label')}
            store={lines}
            cursor={cursor}
            columns={columns}
            isReadOnly={isReadOnly}
            isFixed
            actions={
              isReadOnly
                ? []
                : [
                    {
                      id: 'packs',
                      label: t('fits.choose'),
                      icon: <PencilIcon />,
                      run: setChosenLoadId,
                      isOffered: (id) => (lines.line(id)?.source.mill_packs.length ?? 0) > 0,
                    },
                    {
                      id: 'off',
                      label: t('load.off'),
                      icon: <Trash2Icon />,
                      run: (id) => lines.remove([id]),
                    },
                  ]
            }
          />
        )}
        {chosenLoad && (
          <WoodPackChooser
            title={`${formatLoadWood(chosenLoad.source)}, ${chosenLoad.source.deal.number}`}
            wood={chosenLoad}
            initialPacks={listMillPacks(chosenLoad, loads)}
            loadedIds={loads
              .filter((line) => isSameWood(line, chosenLoad))
              .flatMap(({ pack_ids }) => pack_ids)}
            limits={chosenLoad.source}
            onChoose={(ids, packs) =>
              lines.replace(
                setNamedPacks(
                  lines.lines(),
                  { ...chosenLoad, source: { ...chosenLoad.source, mill_packs: [...packs] } },
                  ids,
                ),
              )
            }
            onCount={() => lines.replace(countNamedPacks(lines.lines(), chosenLoad))}
            onClose={() => setChosenLoadId(null)}
          />
        )}
        <Builder />
      </div>
    </DocumentSection>
  )
}
