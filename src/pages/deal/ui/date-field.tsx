export { DateField as DealDate } from '@/shared/ui'
