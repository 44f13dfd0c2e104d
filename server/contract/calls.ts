import { publicKeysCall } from './accounts/accessTokens.ts'
import { readDetailsCall } from './accounts/details.ts'
import { changePasswordCall, forgotPasswordCall, resetPasswordCall, unlockCall } from './accounts/passwords.ts'
import { confirmAccountCall, registerCall, resendCodeCall } from './accounts/registration.ts'
import {
  accountSummaryCall,
  changeDetailsCall,
  changeNotificationsCall,
  deleteAccountCall,
  endSessionCall,
  listSessionsCall,
  readNotificationsCall,
} from './accounts/settings.ts'
import { googleSignInCall, signInCall } from './accounts/signIn.ts'
import { acceptTermsCall, readTermsCall } from './accounts/terms.ts'
import { refreshCall, signOutCall } from './accounts/tokens.ts'
import type { Call } from './call.ts'
import {
  connectAuthenticatorCall,
  passSecondFactorCall,
  readStaffEntryCall,
  renewRecoveryCodesCall,
} from './console/secondFactor.ts'
import { contactCall } from './contact.ts'
import {
  addCommentCall,
  addSharedCommentCall,
  listCommentsCall,
  listSharedCommentsCall,
  removeCommentCall,
  resolveCommentCall,
} from './designs/designComment.ts'
import { readActivityCall, readHistoryCall } from './designs/designHistory.ts'
import {
  addToLogCall,
  addToSharedLogCall,
  listRevisionsCall,
  readLogCall,
  readRevisionCall,
  readSharedLogCall,
} from './designs/designLog.ts'
import { approveDesignCall, listReviewsCall, rejectDesignCall, removeFromStoreCall } from './designs/designReview.ts'
import { createShareCall, listSharesCall, revokeShareCall } from './designs/designShare.ts'
import { readThumbnailCall, saveThumbnailCall } from './designs/designThumbnail.ts'
import {
  claimDesignsCall,
  createDesignCall,
  deleteDesignCall,
  duplicateDesignCall,
  listDesignsCall,
  publishDesignCall,
  readDesignCall,
  renameDesignCall,
  reopenDesignCall,
  restoreDesignCall,
  submitDesignCall,
  unpublishDesignCall,
  withdrawDesignCall,
} from './designs/ownDesigns.ts'
import { duplicateSharedCall, rateSharedCall, readSharedCall } from './designs/sharedDesign.ts'
import {
  duplicateStoreDesignCall,
  listStoreCall,
  rateStoreDesignCall,
  readStoreDesignCall,
} from './designs/storeDesign.ts'
import { docsCall, openApiCall, outboxCall } from './docs.ts'
import { fontsourceFileCall, listFontsourceCall, readFontsourceCall } from './fontsource.ts'
import { libraryImageCall, pixabayImageCall, searchImagesCall } from './images.ts'
import {
  addOrderNoteCall,
  countShopOrdersCall,
  exportOrdersCall,
  listShopOrdersCall,
  readShopOrderCall,
  recordPaymentCall,
  stepOrderCall,
  voidPaymentCall,
} from './orders/consoleOrders.ts'
import {
  cancelOrderCall,
  claimOrdersCall,
  issueInvoiceCall,
  listOrdersCall,
  orderHistoryCall,
  placeOrderCall,
  readOrderCall,
  receiveOrderCall,
  reorderCall,
  resubmitOrderCall,
  trackOrderCall,
} from './orders/ownOrders.ts'
import { attachSlipCall, readShopSlipCall, readSlipCall, removeSlipCall } from './orders/paymentSlips.ts'
import {
  closeRosterLinkCall,
  createRosterLinkCall,
  decideRepliesCall,
  openRosterCall,
  readRosterCall,
  sendReplyCall,
} from './orders/rosterLink.ts'
import {
  addPlayerCall,
  changePlayerCall,
  importPlayersCall,
  listPlayersCall,
  removePlayerCall,
} from './players/players.ts'
import { quoteCall, readPricesCall } from './pricing/prices.ts'
import { listPacksCall, readPackFileCall, readPackZipCall, startPackCall } from './production/packs.ts'
import {
  graphicFileCall,
  listAvatarsCall,
  listFontsCall,
  listGraphicsCall,
  listPatternsCall,
  listTemplatesCall,
  patternFileCall,
  readFontCall,
} from './resources.ts'
import { roomTicketCall } from './rooms.ts'
import { listUploadsCall, readUploadCall, removeUploadCall, uploadImagesCall } from './uploads.ts'
import {
  changeWebhookCall,
  createWebhookCall,
  listDeliveriesCall,
  listWebhooksCall,
  removeWebhookCall,
  resendDeliveryCall,
  testWebhookCall,
} from './webhooks.ts'
import { logoCall, whoamiCall } from './whoami.ts'

/** Every call of the server. The access tests have a row for each. */
export const calls = [
  startPackCall,
  listPacksCall,
  readPackFileCall,
  readPackZipCall,
  publicKeysCall,
  readDetailsCall,
  changePasswordCall,
  forgotPasswordCall,
  resetPasswordCall,
  unlockCall,
  registerCall,
  confirmAccountCall,
  resendCodeCall,
  changeDetailsCall,
  deleteAccountCall,
  accountSummaryCall,
  readNotificationsCall,
  changeNotificationsCall,
  listSessionsCall,
  endSessionCall,
  signInCall,
  googleSignInCall,
  readTermsCall,
  acceptTermsCall,
  refreshCall,
  signOutCall,
  contactCall,
  readStaffEntryCall,
  connectAuthenticatorCall,
  passSecondFactorCall,
  renewRecoveryCodesCall,
  listCommentsCall,
  addCommentCall,
  resolveCommentCall,
  removeCommentCall,
  listSharedCommentsCall,
  addSharedCommentCall,
  readHistoryCall,
  readActivityCall,
  readLogCall,
  addToLogCall,
  listRevisionsCall,
  readRevisionCall,
  readSharedLogCall,
  addToSharedLogCall,
  listReviewsCall,
  approveDesignCall,
  rejectDesignCall,
  removeFromStoreCall,
  listSharesCall,
  createShareCall,
  revokeShareCall,
  saveThumbnailCall,
  readThumbnailCall,
  listDesignsCall,
  createDesignCall,
  readDesignCall,
  renameDesignCall,
  deleteDesignCall,
  duplicateDesignCall,
  claimDesignsCall,
  submitDesignCall,
  withdrawDesignCall,
  reopenDesignCall,
  publishDesignCall,
  unpublishDesignCall,
  restoreDesignCall,
  readSharedCall,
  rateSharedCall,
  duplicateSharedCall,
  cancelOrderCall,
  claimOrdersCall,
  issueInvoiceCall,
  listOrdersCall,
  orderHistoryCall,
  placeOrderCall,
  readOrderCall,
  receiveOrderCall,
  reorderCall,
  resubmitOrderCall,
  trackOrderCall,
  attachSlipCall,
  removeSlipCall,
  readSlipCall,
  readShopSlipCall,
  readRosterCall,
  createRosterLinkCall,
  closeRosterLinkCall,
  decideRepliesCall,
  openRosterCall,
  sendReplyCall,
  listShopOrdersCall,
  readShopOrderCall,
  stepOrderCall,
  recordPaymentCall,
  voidPaymentCall,
  addOrderNoteCall,
  countShopOrdersCall,
  exportOrdersCall,
  listStoreCall,
  readStoreDesignCall,
  rateStoreDesignCall,
  duplicateStoreDesignCall,
  docsCall,
  openApiCall,
  outboxCall,
  listFontsourceCall,
  readFontsourceCall,
  fontsourceFileCall,
  searchImagesCall,
  libraryImageCall,
  pixabayImageCall,
  listPlayersCall,
  addPlayerCall,
  changePlayerCall,
  removePlayerCall,
  importPlayersCall,
  readPricesCall,
  quoteCall,
  listFontsCall,
  readFontCall,
  listPatternsCall,
  patternFileCall,
  listGraphicsCall,
  graphicFileCall,
  listTemplatesCall,
  listAvatarsCall,
  roomTicketCall,
  uploadImagesCall,
  readUploadCall,
  listUploadsCall,
  removeUploadCall,
  listWebhooksCall,
  createWebhookCall,
  changeWebhookCall,
  removeWebhookCall,
  listDeliveriesCall,
  testWebhookCall,
  resendDeliveryCall,
  whoamiCall,
  logoCall,
] as const satisfies readonly Call[]

type NameOf<C extends Call> = C extends Call ? `${C['method']} ${C['path']}` : never

/** The name of a call: `POST /api/designs/:id/log`. */
export type CallName = NameOf<(typeof calls)[number]>

export const nameOf = <C extends Call>({ method, path }: C): NameOf<C> => `${method} ${path}` as NameOf<C>
