import type { Call } from '../call.ts'
import { addSupplierCall, changeSupplierCall, listSuppliersCall, removeSupplierCall } from '../production/suppliers.ts'
import {
  changeWebhookCall,
  createWebhookCall,
  listDeliveriesCall,
  listWebhooksCall,
  removeWebhookCall,
  resendDeliveryCall,
  testWebhookCall,
} from '../webhooks.ts'
import { exportAuditCall, listAuditCall } from './audit.ts'
import {
  blockCustomerCall,
  endCustomerSessionsCall,
  eraseCustomerCall,
  listCustomersCall,
  readCustomerCall,
} from './customers.ts'
import { listEmailsCall, resendEmailCall } from './emails.ts'
import { changeEmailTextCall, listEmailTextsCall, previewEmailCall, resetEmailTextCall } from './emailTexts.ts'
import { exportFiguresCall, readFiguresCall } from './figures.ts'
import { listMessagesCall, markMessageCall, readMessageCall, replyToMessageCall } from './messages.ts'
import {
  callOffPricesCall,
  createPromotionCall,
  discardDraftCall,
  draftEffectCall,
  endPromotionCall,
  listPromotionsCall,
  publishDraftCall,
  readPriceBooksCall,
  saveDraftCall,
} from './prices.ts'
import { hideRatingCall, listRatingsCall } from './ratings.ts'
import {
  connectAuthenticatorCall,
  passSecondFactorCall,
  readStaffEntryCall,
  renewRecoveryCodesCall,
} from './secondFactor.ts'
import { changeShopFontCall, listShopFontsCall, uploadShopFontCall } from './shopFonts.ts'
import { changeIconCall, changeLogoCall, changeShopCall, readShopCall, removeIconCall } from './shopSettings.ts'
import {
  changeTemplateCall,
  listShopTemplatesCall,
  orderTemplatesCall,
  publishTemplateCall,
  readShopTemplateCall,
  removeTemplateCall,
} from './shopTemplates.ts'
import { changeStaffRoleCall, disconnectAppCall, inviteStaffCall, listStaffCall, removeStaffCall } from './staff.ts'
import { readTodayCall, searchConsoleCall } from './today.ts'

/** The calls of the shop's staff about the shop itself and its people, in the order of the API reference. */
export const consoleCalls = [
  readStaffEntryCall,
  connectAuthenticatorCall,
  passSecondFactorCall,
  renewRecoveryCodesCall,
  readTodayCall,
  searchConsoleCall,
  listAuditCall,
  exportAuditCall,
  readFiguresCall,
  exportFiguresCall,
  listCustomersCall,
  readCustomerCall,
  blockCustomerCall,
  endCustomerSessionsCall,
  eraseCustomerCall,
  listMessagesCall,
  readMessageCall,
  replyToMessageCall,
  markMessageCall,
  listRatingsCall,
  hideRatingCall,
  listEmailsCall,
  resendEmailCall,
  listEmailTextsCall,
  changeEmailTextCall,
  resetEmailTextCall,
  previewEmailCall,
  listSuppliersCall,
  addSupplierCall,
  changeSupplierCall,
  removeSupplierCall,
  readShopCall,
  changeShopCall,
  changeLogoCall,
  changeIconCall,
  removeIconCall,
  listShopTemplatesCall,
  readShopTemplateCall,
  publishTemplateCall,
  changeTemplateCall,
  orderTemplatesCall,
  removeTemplateCall,
  readPriceBooksCall,
  saveDraftCall,
  discardDraftCall,
  publishDraftCall,
  callOffPricesCall,
  draftEffectCall,
  listPromotionsCall,
  createPromotionCall,
  endPromotionCall,
  listShopFontsCall,
  uploadShopFontCall,
  changeShopFontCall,
  listStaffCall,
  inviteStaffCall,
  changeStaffRoleCall,
  removeStaffCall,
  disconnectAppCall,
  listWebhooksCall,
  createWebhookCall,
  changeWebhookCall,
  removeWebhookCall,
  listDeliveriesCall,
  testWebhookCall,
  resendDeliveryCall,
] as const satisfies readonly Call[]
