interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
  readonly VITE_CALCULATOR_URL?: string
  readonly VITE_MAP_TILES?: string
  readonly VITE_MAP_TILES_BY?: string
  /** Builds the application with its mock API. */
  readonly VITE_MOCK?: string
}
