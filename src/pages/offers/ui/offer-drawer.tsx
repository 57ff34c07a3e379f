import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMixedPieces, formatProductName } from '@/entities/product'
import {
  OfferStatusBadge,
  refreshOffers,
  transitionOffer,
  useFormatFreePacks,
  useFormatBasketResult,
  type Offer,
} from '@/entities/order'
import { canOpenRoute, ManagerContact, useAuth } from '@/entities/session'
import { ApiProblem, isStale, useFormatProblem } from '@/shared/api'
import { useFormat, useTranslation } from '@/shared/i18n'
import { lazyComponent } from '@/shared/lib/lazy-component'
import { Banner, Button, DescriptionList, Drawer, TextArea, toast } from '@/shared/ui'
import { findPortName } from '@domain/ports'
import { hasAcceptedPart } from '../model/use-format-accepted'
import { useFormatOfferPrice } from '../model/use-format-offer-price'
import styles from './offers.module.css'

// The sheet of lines is not part of the first chunk of the portal.
const CopyOfferLine = lazyComponent(async () => (await import('./copy-offer-line')).CopyOfferLine)

interface OfferDrawerProps {
  offer: Offer
  onClose: () => void
}

type Answer = 'accepted' | 'declined' | 'withdrawn'

/** An offer with its actions. Declining requires a reason; withdrawing accepts one. */
export function OfferDrawer({ offer, onClose }: OfferDrawerProps) {
  const { t } = useTranslation(['pages/offers', 'entities/order'])
  const format = useFormat()
  const { role } = useAuth()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const formatResult = useFormatBasketResult()
  const formatProblem = useFormatProblem()
  const [chosenAnswer, setChosenAnswer] = useState<'declined' | 'withdrawn' | null>(null)
  const [word, setWord] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const answer = useMutation({
    mutationFn: ({ to, packs }: { to: Answer; packs?: number }) =>
      transitionOffer(offer, {
        to,
        ...(packs !== undefined && { packs }),
        ...(to !== 'accepted' && word.trim() !== '' && { reason: word.trim() }),
      }),
    onSuccess: ({ results }) => {
      for (const result of results) {
        if (result.packs > 0)
          toast.info(formatResult(result), {
            label: t('pages/offers:to_basket'),
            onPress: () => void navigate({ to: '/basket' }),
          })
        else toast.error(formatResult(result))
      }
      if (results.every(({ packs }) => packs > 0)) onClose()
    },
    onSettled: () => refreshOffers(queryClient),
  })
  const canAnswer = (to: Answer) => offer.transitions.includes(to)
  // Another user may have closed the offer meanwhile.
  const unconfirmedAnswer = chosenAnswer && canAnswer(chosenAnswer) ? chosenAnswer : null
  const free = canAnswer('accepted') ? findFreePacks(answer.error) : null
  const isLacking = unconfirmedAnswer === 'declined' && word.trim() === ''
  function send() {
    setWasSubmitted(true)
    if (isLacking) toast.formValidationError()
    else if (unconfirmedAnswer) answer.mutate({ to: unconfirmedAnswer })
  }
  return (
    <Drawer
      title={formatProductName(offer.product)}
      isOpen
      size="m"
      onClose={onClose}
      actions={
        free !== null ? (
          <>
            <Button
              variant="primary"
              isPending={answer.isPending}
              onClick={() => answer.mutate({ to: 'accepted', packs: free.packs })}
            >
              {t('pages/offers:partly.accept', { packs: free.packs })}
            </Button>
            <Button onClick={() => answer.reset()}>{t('pages/offers:action.back')}</Button>
          </>
        ) : unconfirmedAnswer ? (
          <>
            <Button variant="danger" isPending={answer.isPending} onClick={send}>
              {t(`pages/offers:action.${unconfirmedAnswer}`)}
            </Button>
            <Button onClick={() => setChosenAnswer(null)}>{t('pages/offers:action.back')}</Button>
          </>
        ) : (
          offer.transitions.length > 0 && (
            <>
              {canAnswer('accepted') && (
                <Button
                  variant="primary"
                  isPending={answer.isPending}
                  onClick={() => answer.mutate({ to: 'accepted' })}
                >
                  {t('pages/offers:action.accepted')}
                </Button>
              )}
              {canAnswer('declined') && (
                <Button onClick={() => setChosenAnswer('declined')}>
                  {t('pages/offers:action.declined')}
                </Button>
              )}
              {canAnswer('withdrawn') && (
                <Button onClick={() => setChosenAnswer('withdrawn')}>
                  {t('pages/offers:action.withdrawn')}
                </Button>
              )}
            </>
          )
        )
      }
    >
      <div className={styles.form}>
        {free !== null && (
          <Banner
            tone="waiting"
            isAnnounced
            title={t(
              offer.has_more_packs ? 'pages/offers:partly.limited' : 'pages/offers:partly.question',
              {
                place: free.place,
                free: format.number(free.packs, 0),
                total: offer.packs,
                packs: free.packs,
              },
            )}
          >
            {t('pages/offers:partly.rest')}
          </Banner>
        )}
        {answer.error && free === null && (
          <Banner tone="blocked" isAnnounced>
            {isStale(answer.error)
              ? t(offer.status === 'open' ? 'pages/offers:stale' : 'pages/offers:closed_meanwhile')
              : formatProblem(answer.error)}
          </Banner>
        )}
        {unconfirmedAnswer && (
          <TextArea
            label={t(`pages/offers:word.${unconfirmedAnswer}`)}
            value={word}
            onChange={setWord}
            isRequired={unconfirmedAnswer === 'declined'}
            maxLength={1000}
            error={wasSubmitted && isLacking ? t('pages/offers:word.required') : undefined}
          />
        )}
        <Terms offer={offer} />
        <ManagerContact />
        {canOpenRoute(role, '/deals/new') && (
          <div>
            <CopyOfferLine offer={offer} />
          </div>
        )}
      </div>
    </Drawer>
  )
}

/**
 * Returns the free packs and their stock location if an acceptance failed because too few are free;
 * else null.
 */
function findFreePacks(error: Error | null): { packs: number; place: string } | null {
  if (!(error instanceof ApiProblem)) return null
  const refused = error.problem.errors?.find(
    ({ pointer, code }) => pointer === '/packs' && code === 'too_large',
  )
  const { max: packs = 0, location = '' } = refused?.params ?? {}
  return packs > 0 ? { packs, place: findPortName(location) ?? location } : null
}

function Terms({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['pages/offers', 'entities/order'])
  const format = useFormat()
  const formatPrice = useFormatOfferPrice()
  const { role } = useAuth()
  const formatFreePacks = useFormatFreePacks()
  const { list_price, list_price_unit } = offer
  const items = [
    { term: t('pages/offers:columns.status'), value: <OfferStatusBadge status={offer.status} /> },
    ...(role === 'client'
      ? []
      : [{ term: t('pages/offers:columns.company'), value: offer.company.name }]),
    ...(hasAcceptedPart(offer)
      ? [
          {
            term: t('pages/offers:columns.accepted'),
            value: offer.acceptances.map(({ packs, m3, accepted_at }) => (
              <div key={accepted_at}>
                {[
                  t('entities/order:packs', { count: packs }),
                  m3 && `${format.volume(m3)} m³`,
                  format.dateTime(accepted_at),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </div>
            )),
          },
        ]
      : []),
    {
      term: t(`pages/offers:columns.${hasAcceptedPart(offer) ? 'rest' : 'amount'}`),
      value: [
        t('entities/order:packs', { count: offer.packs }),
        offer.m3 && `${format.volume(offer.m3)} m³`,
        offer.lot && t('pages/offers:barcode', { barcode: offer.lot.barcode }),
        offer.lot && formatMixedPieces(offer.lot, offer.product.specification),
      ]
        .filter(Boolean)
        .join(', '),
    },
    { term: t('pages/offers:columns.price'), value: formatPrice(offer.price, offer.price_unit) },
    {
      term: t('pages/offers:columns.list_price'),
      value: list_price && list_price_unit && formatPrice(list_price, list_price_unit),
    },
    { term: t('pages/offers:columns.valid_until'), value: format.date(offer.valid_until) },
    ...(offer.status === 'open'
      ? [{ term: t('pages/offers:columns.free'), value: formatFreePacks(offer) }]
      : []),
    ...(offer.note ? [{ term: t('pages/offers:columns.note'), value: offer.note }] : []),
    {
      term: t('pages/offers:columns.created_by'),
      value: `${offer.created_by.name}, ${format.dateTime(offer.created_at)}`,
    },
    ...(offer.manager && offer.manager.id !== offer.created_by.id
      ? [{ term: t('pages/offers:columns.manager'), value: offer.manager.name }]
      : []),
    ...(offer.answered_at && offer.status !== 'expired'
      ? [{ term: t('pages/offers:columns.answered'), value: format.dateTime(offer.answered_at) }]
      : []),
    ...(offer.answer_reason
      ? [{ term: t('pages/offers:columns.word'), value: offer.answer_reason }]
      : []),
  ]
  return <DescriptionList items={items} />
}
