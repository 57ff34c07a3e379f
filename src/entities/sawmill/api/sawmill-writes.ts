import { writesOf } from '@/shared/api'

export const sawmillWrites = writesOf('/sawmills/', 'sawmill')
