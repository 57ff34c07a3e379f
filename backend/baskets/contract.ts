import type { components } from '@/shared/api/generated/schema'

export type Schemas = components['schemas']
export type Basket = Schemas['Basket']
export type BasketLine = Schemas['BasketLine']
export type BasketResult = Schemas['BasketResult']
export type BasketWish = Schemas['BasketWish']
export type LineService = Schemas['LineService']
export type TruckFill = Schemas['TruckFill']
