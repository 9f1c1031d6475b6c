import { operation } from '../../../platform/api/operation';

export const createPromotion = operation(/* GraphQL */ `
  mutation CreatePromotion($input: CreatePromotionInput!) {
    createPromotion(input: $input) {
      id
    }
  }
`);

export const updatePromotion = operation(/* GraphQL */ `
  mutation UpdatePromotion($input: UpdatePromotionInput!) {
    updatePromotion(input: $input) {
      id
    }
  }
`);

export const deletePromotion = operation(/* GraphQL */ `
  mutation DeletePromotion($input: PromotionInput!) {
    deletePromotion(input: $input)
  }
`);

export const publishPromotion = operation(/* GraphQL */ `
  mutation PublishPromotion($input: PromotionInput!) {
    publishPromotion(input: $input) {
      id
      status
    }
  }
`);

export const confirmPromotion = operation(/* GraphQL */ `
  mutation ConfirmPromotion($input: PromotionInput!) {
    confirmPromotion(input: $input) {
      id
    }
  }
`);

export const rejectPromotion = operation(/* GraphQL */ `
  mutation RejectPromotion($input: RejectPromotionInput!) {
    rejectPromotion(input: $input) {
      id
    }
  }
`);

export const pausePromotion = operation(/* GraphQL */ `
  mutation PausePromotion($input: PromotionInput!) {
    pausePromotion(input: $input) {
      id
    }
  }
`);

export const resumePromotion = operation(/* GraphQL */ `
  mutation ResumePromotion($input: PromotionInput!) {
    resumePromotion(input: $input) {
      id
    }
  }
`);

export const cancelPromotion = operation(/* GraphQL */ `
  mutation CancelPromotion($input: CancelPromotionInput!) {
    cancelPromotion(input: $input) {
      id
    }
  }
`);
