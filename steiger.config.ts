import fsd from '@feature-sliced/steiger-plugin'
import { defineConfig } from 'steiger'

export default defineConfig([
  ...fsd.configs.recommended,
  // Declarations collect the types of all slices' texts, so they import from inside slices.
  {
    ignores: ['**/*.d.ts', '**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
  },
  {
    rules: {
      // Slices with one consumer are allowed.
      'fsd/insignificant-slice': 'off',
      // Each screen is a slice.
      'fsd/excessive-slicing': 'off',
      // A slice of one file needs no folder.
      'fsd/no-segmentless-slices': 'off',
      // Slices are named after the contract's resources, which are plural.
      'fsd/inconsistent-naming': 'off',
    },
  },
  {
    files: ['./src/shared/**'],
    rules: {
      // `shared` has segments, not slices: modules of `lib` are imported directly.
      'fsd/public-api': 'off',
      'fsd/no-public-api-sidestep': 'off',
    },
  },
])
