import { createRecordWrites } from '@/shared/api'

export const sawmillWrites = createRecordWrites('/sawmills/', 'sawmill')
