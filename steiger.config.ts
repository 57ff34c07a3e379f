import fsd from '@feature-sliced/steiger-plugin'
import { defineConfig } from 'steiger'

export default defineConfig([
  ...fsd.configs.recommended,
  // Declarations gather the types of every slice's texts, so they have to reach inside.
  {
    ignores: ['**/generated/**', '**/*.d.ts', '**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
  },
  {
    rules: {
      // A slice with one consumer today is there because the next screens will have it too.
      'fsd/insignificant-slice': 'off',
      // A slice a screen: there are as many as the menus have.
      'fsd/excessive-slicing': 'off',
      // One file needs no folder around it.
      'fsd/no-segmentless-slices': 'off',
      // Screens and records are named after the contract's resources, several of them.
      'fsd/inconsistent-naming': 'off',
    },
  },
  {
    files: ['./src/shared/**'],
    rules: {
      // Shared has segments, not slices; each part of lib and each file of the generated API is entered by its own name.
      'fsd/public-api': 'off',
      'fsd/no-public-api-sidestep': 'off',
    },
  },
])
