/** All that is known of cover: wood that moves changes it on more than one document. */
export const coverKey = ['cover'] as const
