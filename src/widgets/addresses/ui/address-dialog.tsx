import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useMe } from '@/entities/session'
import { vAddressWrite } from '@contract/validators'
import {
  CountrySelect,
  FormConflict,
  RestoredDraftBanner,
  useDraftForm,
  useConflictResolution,
} from '@/shared/forms'
import { mapTiles } from '@/shared/config'
import { useFormat, useTranslation } from '@/shared/i18n'
import { draftKey } from '@/shared/lib/draft'
import { lazyComponent } from '@/shared/lib/lazy-component'
import {
  Banner,
  Button,
  Dialog,
  NumberField,
  Skeleton,
  TextArea,
  TextField,
  toast,
} from '@/shared/ui'
import {
  addressesQueryOptions,
  toAddressWrite,
  saveAddress,
  toAddressFormValues,
  type Address,
  type AddressFormValues,
} from '../model/address-queries'
import styles from './addresses.module.css'

const PointMap = lazyComponent(
  async () => (await import('./point-map')).PointMap,
  () => <Skeleton height="16rem" />,
)

/** Decimal places of a degree; a millionth is about the width of a gate. */
const DEGREE_PLACES = 6

interface AddressDialogProps {
  companyId: string
  /** Null for a new address. */
  address: Address | null
  onSaved?: (address: Address) => Promise<void>
  onClose: () => void
}

export function AddressDialog({
  companyId,
  address: current,
  onSaved,
  onClose,
}: AddressDialogProps) {
  const { t } = useTranslation('widgets/addresses')
  const queryClient = useQueryClient()
  const formId = useId()
  const me = useMe()
  const format = useFormat()
  const [address] = useState(current)
  const initial = toAddressFormValues(address)
  const createComparison = (name: keyof AddressFormValues) => ({
    label: t(`field.${name}`),
    format: (values: AddressFormValues) =>
      name === 'country' && values.country !== ''
        ? format.country(values.country)
        : values[name] || null,
  })
  const conflict = useConflictResolution({
    opened: address,
    read: async () =>
      (await queryClient.query({ ...addressesQueryOptions(companyId), staleTime: 0 })).items.find(
        ({ id }) => id === address?.id,
      ) ?? null,
    toValues: toAddressFormValues,
    fields: {
      name: createComparison('name'),
      address: createComparison('address'),
      zip_code: createComparison('zip_code'),
      city: createComparison('city'),
      country: createComparison('country'),
      contact_name: createComparison('contact_name'),
      phone: createComparison('phone'),
      note: createComparison('note'),
      latitude: createComparison('latitude'),
      longitude: createComparison('longitude'),
    },
  })
  const form = useDraftForm({
    draftKey: draftKey(me?.id ?? '', `address-${address?.id ?? companyId}`),
    ...(address && {
      formerDraftKey: draftKey(me?.id ?? '', `address-${address.id}-${address.version}`),
    }),
    initialValues: initial,
    conflict,
    schema: vAddressWrite,
    toPayload: toAddressWrite,
    send: (payload, key) => saveAddress(companyId, conflict.saved, payload, key),
    onSent: async (saved) => {
      toast.info(t(address ? 'updated' : 'added'))
      await queryClient.invalidateQueries({ queryKey: addressesQueryOptions(companyId).queryKey })
      await onSaved?.(saved)
      onClose()
    },
    onFailed: () => toast.error(t('save_failed')),
  })
  const { latitude, longitude } = form.values

  return (
    <Dialog
      title={t(address ? 'edit_title' : 'add_title')}
      isOpen
      onClose={onClose}
      size="l"
      actions={
        <>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} {...form.props}>
        <div className={styles.wide}>
          <RestoredDraftBanner form={form} />
        </div>
        <TextField label={t('field.name')} className={styles.wide} {...form.bind('name')} />
        <TextField
          label={t('field.address')}
          autoComplete="street-address"
          className={styles.wide}
          {...form.bind('address')}
        />
        <TextField
          label={t('field.zip_code')}
          autoComplete="postal-code"
          {...form.bind('zip_code')}
        />
        <TextField label={t('field.city')} {...form.bind('city')} />
        <CountrySelect label={t('field.country')} {...form.bind('country')} />
        <TextField label={t('field.contact_name')} {...form.bind('contact_name')} />
        <TextField label={t('field.phone')} type="tel" {...form.bind('phone')} />
        <TextArea
          label={t('field.note')}
          hint={t('note_hint')}
          className={styles.wide}
          {...form.bind('note')}
        />
        <NumberField
          label={t('field.latitude')}
          maxPlaces={DEGREE_PLACES}
          unit="°"
          {...form.bind('latitude')}
        />
        <NumberField
          label={t('field.longitude')}
          maxPlaces={DEGREE_PLACES}
          unit="°"
          {...form.bind('longitude')}
        />
        <div className={styles.wide}>
          {mapTiles ? (
            <PointMap
              label={t('map')}
              latitude={latitude}
              longitude={longitude}
              onPoint={form.setValues}
            />
          ) : (
            <p className={styles.none}>{t('no_map')}</p>
          )}
        </div>
        {form.failure && (
          <div className={styles.wide}>
            <Banner tone="blocked" isAnnounced>
              {form.failure}
            </Banner>
          </div>
        )}
      </form>
      <FormConflict conflict={form.conflict} />
    </Dialog>
  )
}
