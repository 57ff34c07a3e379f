import type { components } from '@/shared/api/generated/schema'

export type Schemas = components['schemas']
export type Role = Schemas['Role']
export type Order = Schemas['Order']
export type OrderField = Schemas['OrderField']
export type OrderLine = Schemas['OrderLine']
export type OrderNeed = Schemas['OrderNeed']
export type OrderStatus = Schemas['OrderStatus']
export type OrderSummary = Schemas['OrderSummary']
export type OrderThread = Schemas['OrderThread']
export type OrderWrite = Schemas['OrderWrite']
