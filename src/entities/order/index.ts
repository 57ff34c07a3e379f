export {
  addToBasket,
  basketQueryOptions,
  createBasketItemWrite,
  changeBasketLine,
  refreshBasket,
  removeBasketLine,
  restoreBasket,
  suggestionsQueryOptions,
  type Basket,
  type BasketChange,
  type BasketLine,
  type BasketResult,
  type BasketItemWrite,
  type LineService,
} from './api/basket'
export {
  fetchOfferPage,
  makeOffers,
  offerListQueryOptions,
  offerPreviewQueryOptions,
  offerQueryOptions,
  refreshOffers,
  transitionOffer,
  type Offer,
  type OfferSearch,
  type OfferTerms,
  type OfferWrite,
} from './api/offers'
export {
  answerOrderChange,
  createOrder,
  fetchOrderInvoice,
  fetchOrderPhoto,
  orderListQueries,
  orderQueryOptions,
  orderThreadQueryOptions,
  cacheSavedOrder,
  reorder,
  transitionOrder,
  updateOrder,
  type Order,
  type OrderInvoice,
  type OrderSearch,
  type OrderSummary,
  type OrderTransition,
  type OrderWrite,
} from './api/orders'
export { formatLineDiscount, isSurcharge } from './model/format-line-discount'
export { formatOrderNews, formatOrderNext } from './model/format-order-news'
export { useFormatBasketResult } from './model/use-format-basket-result'
export { getLineAmount, useFormatCalculation } from './model/use-format-calculation'
export { isExpiringSoon, useFormatRemainingTime, useRemainingTime } from './model/remaining-time'
export { useFormatFreePacks } from './model/use-format-free-packs'
export { isReservationFull, ReservationNote } from './ui/reservation-note'
export { isFullyReserved, needsManager, ResultBanner, ResultList } from './ui/result-list'
export {
  getShownStage,
  ListedOrderNews,
  OfferStatusBadge,
  OrderStageBadge,
} from './ui/status-badges'
