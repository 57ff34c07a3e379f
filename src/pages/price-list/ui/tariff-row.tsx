import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { portName } from '@/entities/cargo'
import { refreshPrices, removeTariff, updateTariff } from '@/entities/price'
import { useProblemText, type Schemas } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Button, IconButton, MoneyField, toast, XIcon } from '@/shared/ui'
import styles from './price-list.module.css'

/** What a truck costs on one way, changed in its place or removed by those who keep it. */
export function TariffRow({ tariff }: { readonly tariff: Schemas['Tariff'] }) {
  const { t } = useTranslation('pages/price-list')
  const format = useFormat()
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const { id, version, location, country, zip_prefix, amount, may_edit } = tariff
  const [draft, setDraft] = useState(amount)
  const [isBusy, setBusy] = useState(false)
  const way = `${location} ${country} ${zip_prefix}`.trim()
  async function act(work: () => Promise<unknown>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(problemText(error))
    }
    await refreshPrices(queryClient)
    setBusy(false)
  }
  const save = () => act(() => updateTariff(id, version, { location, country, zip_prefix, amount: Number(draft).toFixed(2) }))
  return (
    <tr>
      <th scope="row">{portName(location) ?? location}</th>
      <td>{`${format.country(country)} ${zip_prefix}`.trim()}</td>
      <td className={styles.truck}>{may_edit ? <MoneyField label={t('services.truck_of', { way })} isLabelHidden currency="EUR" value={draft} onChange={setDraft} isRequired /> : format.money(amount, 'EUR')}</td>
      {may_edit && (
        <td>
          <div className={styles.buttons}>
            {draft !== '' && draft !== amount && (
              <Button size="s" isPending={isBusy} aria-label={t('services.save', { name: way })} onClick={() => void save()}>
                {t('form.save')}
              </Button>
            )}
            <IconButton size="s" label={t('services.remove', { way })} icon={<XIcon />} isDisabled={isBusy} onClick={() => void act(() => removeTariff(id))} />
          </div>
        </td>
      )}
    </tr>
  )
}
