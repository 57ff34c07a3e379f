import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { Banner, Button, ErrorState, Skeleton, toast } from '@/shared/ui'
import {
  addressesQueryOptions,
  toAddressWrite,
  removeAddress,
  saveAddress,
  toAddressFormValues,
  type Address,
} from '../model/address-queries'
import styles from './addresses.module.css'
import { AddressDialog } from './lazy-address-dialog'

/** Delivery addresses of a company, editable by every user who can see the list. */
export function AddressList({ companyId }: { companyId: string }) {
  const { t } = useTranslation('widgets/addresses')
  const formatProblem = useFormatProblem()
  const { data, error, refetch } = useQuery(addressesQueryOptions(companyId))
  // Null for a new address, undefined if none is edited.
  const [editedAddress, setEditedAddress] = useState<Address | null | undefined>()
  return (
    <section className={styles.section} aria-labelledby="addresses">
      <header className={styles.head}>
        <h2 id="addresses" className={styles.title}>
          {t('title')}
        </h2>
        <Button onClick={() => setEditedAddress(null)}>{t('add')}</Button>
      </header>
      {error && data && <Banner tone="waiting">{formatProblem(error)}</Banner>}
      {error && !data && (
        <ErrorState onRetry={() => void refetch()}>{formatProblem(error)}</ErrorState>
      )}
      {!data && !error && <Skeleton height="8rem" />}
      {data?.items.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ul className={styles.list}>
        {data?.items.map((address) => (
          <AddressItem
            key={address.id}
            companyId={companyId}
            address={address}
            onOpen={() => setEditedAddress(address)}
          />
        ))}
      </ul>
      {editedAddress !== undefined && (
        <AddressDialog
          companyId={companyId}
          address={editedAddress}
          onClose={() => setEditedAddress(undefined)}
        />
      )}
    </section>
  )
}

function AddressItem({
  companyId,
  address,
  onOpen,
}: {
  companyId: string
  address: Address
  onOpen: () => void
}) {
  const { t } = useTranslation('widgets/addresses')
  const format = useFormat()
  const formatProblem = useFormatProblem()
  const queryClient = useQueryClient()
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: addressesQueryOptions(companyId).queryKey })
  const onError = (error: Error) => toast.error(formatProblem(error))
  const restoreAddress = useMutation({
    // Orders keep a copy of their address, so undo may save the same address again. The id as key
    // restores a removed address once.
    mutationFn: () =>
      saveAddress(companyId, null, toAddressWrite(toAddressFormValues(address)), address.id),
    onSuccess: refresh,
    onError,
  })
  const remove = useMutation({
    mutationFn: () => removeAddress(companyId, address.id),
    onSuccess: () => {
      toast.info(t('removed'), { label: t('undo'), onPress: () => restoreAddress.mutate() })
      return refresh()
    },
    onError,
  })
  const lines = [
    address.address,
    `${address.zip_code} ${address.city}`,
    format.country(address.country),
  ]
  return (
    <li className={styles.item}>
      <div>
        <h3 className={styles.name}>{address.name}</h3>
        <p>{lines.join(', ')}</p>
        <p className={styles.contact}>
          {[address.contact_name, address.phone].filter(Boolean).join(', ')}
        </p>
        {address.note && <p className={styles.note}>{address.note}</p>}
      </div>
      <div className={styles.acts}>
        <Button
          variant="quiet"
          aria-label={t('edit_named', { name: address.name })}
          onClick={onOpen}
        >
          {t('edit')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('remove_named', { name: address.name })}
          isPending={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
