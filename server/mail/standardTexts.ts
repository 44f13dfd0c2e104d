import type { EmailKind, EmailText } from '../contract/console/emailTexts.ts'
import type { Language } from '../contract/tenantSettings.ts'

/** What emails say where a shop has not written something else. */
export const standardTexts: Readonly<Record<EmailKind, Readonly<Record<Language, EmailText>>>> = {
  placed: {
    kh: {
      subject: 'យើងបានទទួលការបញ្ជាទិញ {number}',
      opening: 'អរគុណ! យើងបានទទួលការបញ្ជាទិញ {number} ចំនួន {total}។',
      closing: 'យើងនឹងពិនិត្យវា ហើយផ្ញើអ៊ីមែលជូនអ្នក។',
    },
    en: {
      subject: 'We received your order {number}',
      opening: 'Thank you! We received your order {number} for {total}.',
      closing: 'We’ll review it and email you.',
    },
  },
  approve: {
    kh: { subject: 'យើងបានអនុម័តការបញ្ជាទិញ {number}', opening: 'យើងបានពិនិត្យ និងអនុម័តការបញ្ជាទិញរបស់អ្នក។', closing: '' },
    en: { subject: 'We approved your order {number}', opening: 'We’ve checked and approved your order.', closing: '' },
  },
  reject: {
    kh: {
      subject: 'ការបញ្ជាទិញត្រូវការការកែ {number}',
      opening: 'យើងមិនអាចផលិតការបញ្ជាទិញនេះតាមសភាពបច្ចុប្បន្នទេ។ សូមកែការរចនា រួចផ្ញើម្តងទៀត។',
      closing: '',
    },
    en: {
      subject: 'Your order needs a change {number}',
      opening: 'We can’t make this order as it is. Edit the design, then send the order again.',
      closing: '',
    },
  },
  process: {
    kh: { subject: 'យើងបានចាប់ផ្តើមផលិត {number}', opening: 'ការបញ្ជាទិញរបស់អ្នកកំពុងត្រូវបានផលិត។', closing: '' },
    en: { subject: 'We started making your order {number}', opening: 'Your order is in production.', closing: '' },
  },
  deliver: {
    kh: { subject: 'ការបញ្ជាទិញកំពុងដឹកជញ្ជូន {number}', opening: 'ការបញ្ជាទិញរបស់អ្នកកំពុងត្រូវបានដឹកជញ្ជូន។', closing: '' },
    en: { subject: 'Your order is on its way {number}', opening: 'Your order is on its way to you.', closing: '' },
  },
  receive: {
    kh: { subject: 'ការបញ្ជាទិញបានបញ្ចប់ {number}', opening: 'យើងបានកត់ត្រាថាការបញ្ជាទិញរបស់អ្នកបានដល់ហើយ។', closing: '' },
    en: {
      subject: 'Your order is complete {number}',
      opening: 'We’ve noted that your order has arrived.',
      closing: '',
    },
  },
  cancel: {
    kh: { subject: 'ការបញ្ជាទិញត្រូវបានបោះបង់ {number}', opening: 'យើងបានបោះបង់ការបញ្ជាទិញរបស់អ្នក។', closing: '' },
    en: { subject: 'We canceled your order {number}', opening: 'We’ve canceled your order.', closing: '' },
  },
  ownCancel: {
    kh: {
      subject: 'អ្នកបានបោះបង់ការបញ្ជាទិញ {number}',
      opening: 'ការបញ្ជាទិញរបស់អ្នកត្រូវបានបោះបង់ ហើយនឹងមិនត្រូវបានផលិតទេ។',
      closing: '',
    },
    en: {
      subject: 'You canceled your order {number}',
      opening: 'Your order is canceled and won’t be made.',
      closing: '',
    },
  },
  ownReceive: {
    kh: { subject: 'អរគុណសម្រាប់ការបញ្ជាទិញ {number}', opening: 'អ្នកបានបញ្ជាក់ថាការបញ្ជាទិញបានមកដល់ហើយ។', closing: '' },
    en: {
      subject: 'Thank you for your order {number}',
      opening: 'You confirmed that your order has arrived.',
      closing: '',
    },
  },
  resubmit: {
    kh: {
      subject: 'យើងបានទទួលការកែការបញ្ជាទិញ {number}',
      opening: 'យើងនឹងពិនិត្យការបញ្ជាទិញរបស់អ្នកម្តងទៀត ហើយផ្ញើអ៊ីមែលជូនអ្នក។',
      closing: '',
    },
    en: {
      subject: 'We received the changes to your order {number}',
      opening: 'We’ll review your order again and email you.',
      closing: '',
    },
  },
  designApproved: {
    kh: {
      subject: 'ការរចនារបស់អ្នករួចរាល់ហើយ៖ {design}',
      opening: 'យើងបានពិនិត្យការរចនា «{design}» ហើយវារួចរាល់សម្រាប់បញ្ជាទិញ។',
      closing: 'ប្រសិនបើអ្នកកែវាម្តងទៀត វាត្រូវពិនិត្យសារជាថ្មី។',
    },
    en: {
      subject: 'Your design is ready: {design}',
      opening: 'We reviewed your design “{design}”. It’s ready to order.',
      closing: 'If you edit it again, it will need a new review.',
    },
  },
  designRejected: {
    kh: {
      subject: 'ការរចនារបស់អ្នកត្រូវការកែប្រែ៖ {design}',
      opening: 'យើងបានពិនិត្យការរចនា «{design}» ហើយមិនទាន់អាចផលិតវាបានទេ។',
      closing: 'សូមបើកការរចនានោះ កែវា រួចដាក់ស្នើម្តងទៀត។',
    },
    en: {
      subject: 'Your design needs changes: {design}',
      opening: 'We reviewed your design “{design}” and can’t produce it yet.',
      closing: 'Open the design, make the changes and submit it again.',
    },
  },
}
