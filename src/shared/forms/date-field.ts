export { DateField } from '@/shared/ui'
