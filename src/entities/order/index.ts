export {
  addToBasket,
  basketQuery,
  basketWish,
  changeBasketLine,
  refreshBasket,
  removeBasketLine,
  restoreBasket,
  suggestionsQuery,
  type Basket,
  type BasketChange,
  type BasketLine,
  type BasketResult,
  type BasketWish,
  type LineService,
} from './api/basket'
export {
  fetchOfferPage,
  makeOffers,
  offerListQuery,
  offerPreviewQuery,
  offerQuery,
  refreshOffers,
  transitionOffer,
  type Offer,
  type OfferSearch,
  type OfferStatus,
  type OfferTerms,
  type OfferWrite,
} from './api/offers'
export {
  createOrder,
  fetchOrderPhoto,
  orderLists,
  orderQuery,
  orderThreadQuery,
  rememberOrder,
  reorder,
  transitionOrder,
  updateOrder,
  type Order,
  type OrderSearch,
  type OrderStatus,
  type OrderSummary,
  type OrderTransition,
  type OrderWrite,
} from './api/orders'
export { isNearEnd } from './model/time-left'
export { useSayLeft } from './model/use-say-left'
export { useTimeLeft } from './model/use-time-left'
export { useSayFree } from './model/use-say-free'
export { useSayResult } from './model/say-result'
export { OfferStatusBadge } from './ui/offer-status-badge'
export { OrderStatusBadge } from './ui/order-status-badge'
export { isWhole, ResultList } from './ui/result-list'
