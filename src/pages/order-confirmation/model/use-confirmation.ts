import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  basketQueryOptions,
  cacheSavedOrder,
  createOrder,
  refreshBasket,
  type Basket,
} from '@/entities/order'
import type { Me } from '@/entities/session'
import { vOrderWrite } from '@contract/validators'
import { useDraftForm } from '@/shared/forms'
import { draftKey } from '@/shared/lib/draft'
import { toNumber } from '@domain/numbers'

/** Form of an order, and the basket with the transport to the chosen address. */
export function useConfirmation(first: Basket, company: string | undefined, me: Me) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useDraftForm({
    initialValues: {
      incoterms: 'DAP',
      address_id: first.addresses[0]?.id ?? '',
      delivery_week: '',
      trucks: '1',
      customer_reference: '',
      additional_information: '',
    },
    // The first address is another one once a colleague has placed an order to it.
    keptFields: ['address_id'],
    draftKey: draftKey(me.id, `order-of-${first.company.id}`),
    schema: vOrderWrite,
    // The contract allows a missing address and week, but a buyer must enter them, so '' is sent
    // instead of null.
    toPayload: ({ incoterms, trucks, customer_reference, additional_information, ...rest }) => ({
      ...(incoterms === 'FCA'
        ? { incoterms, trucks: trucks === '' ? null : toNumber(trucks) }
        : { incoterms: 'DAP', trucks: 1 }),
      company_id: first.company.id,
      invoice: null,
      ...rest,
      customer_reference: customer_reference.trim() || null,
      additional_information: additional_information.trim() || null,
    }),
    send: createOrder,
    onSent: async (order) => {
      await cacheSavedOrder(queryClient, order)
      await navigate({ to: '/orders/$id', params: { id: order.id } })
    },
    // The basket may have expired.
    onFailed: () => void refreshBasket(queryClient),
  })
  const { incoterms, address_id: addressId } = form.values
  const { data: basket = first } = useQuery({
    ...basketQueryOptions(company, addressId === '' ? undefined : addressId),
    placeholderData: (previous) => previous ?? first,
  })
  const isDap = incoterms === 'DAP'
  const isAddressMissing = addressId === ''
  return {
    form,
    basket,
    isDap,
    isAddressMissing,
    async chooseNewAddress({ id }: { readonly id: string }) {
      await refreshBasket(queryClient)
      form.setValues({ address_id: id })
    },
    isTariffMissing: isDap && !isAddressMissing && basket.transport.why === 'no_tariff',
    /** True if the wood exceeds one truck; only FCA may take several. */
    isOver: isDap && basket.truck.is_over,
  }
}

export type Confirmation = ReturnType<typeof useConfirmation>
