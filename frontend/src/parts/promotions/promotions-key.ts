/** The offers and the collected rewards of a brand. */
export const promotionsKey = (brandId: string) => ['promotions', brandId] as const;
