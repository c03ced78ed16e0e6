import { boughtWith, type Exporter, named, ofAccount, ofSeller } from '../accounts';

/** What somebody may open. */
export const deliveryExporters: readonly Exporter[] = [
  {
    name: 'access',
    section: 'purchases',
    holds: 'Access to your purchases, item by item',
    from: {
      columns: named('g', 'id order_id product_id source status granted_at ends_at'),
      tables: 'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'g.id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'given-access',
    section: 'purchases',
    holds: 'What creators gave you access to',
    from: {
      columns: named('g', 'id product_id holder_name source status granted_at ends_at'),
      tables: '(select * from access_grant where order_id is null) g',
    },
    place: { 'g.holder_phone': 'text', 'g.id': 'text' },
    mine: boughtWith('g.holder_phone'),
  },
  {
    name: 'learning',
    section: 'purchases',
    holds: 'Your progress in courses',
    from: {
      columns: named('l', 'grant_id lesson_id position done_at first_at changed_at attended_at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join lesson_progress l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'l.grant_id': 'text', 'l.lesson_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'lesson-messages',
    section: 'purchases',
    holds: 'Courses whose messages you turned off',
    from: {
      columns: named('l', 'grant_id at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join lesson_opt_out l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'l.grant_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'session-attendance',
    section: 'purchases',
    holds: 'When you went to live sessions',
    from: {
      columns: named('l', 'grant_id session_id first_at last_at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join session_attendance l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'l.grant_id': 'text', 'l.session_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'given-session-attendance',
    section: 'purchases',
    holds: 'When you went to live sessions that you were given',
    from: {
      columns: named('l', 'grant_id session_id first_at last_at'),
      tables:
        '(select * from access_grant where order_id is null) g join session_attendance l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'g.holder_phone': 'text', 'g.id': 'text', 'l.session_id': 'text' },
    mine: boughtWith('g.holder_phone'),
  },
  {
    name: 'watched',
    section: 'purchases',
    holds: 'Where you are in videos and audio',
    from: {
      columns: named('l', 'grant_id media_id position updated_at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join stream_position l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'l.grant_id': 'text', 'l.media_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'watched-parts',
    section: 'purchases',
    holds: 'Which parts of videos and audio you have watched',
    from: {
      columns: named('l', 'grant_id media_id parts first_at updated_at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join media_watch l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'l.grant_id': 'text', 'l.media_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'given-watched-parts',
    section: 'purchases',
    holds: 'Which parts you have watched of what you were given',
    from: {
      columns: named('l', 'grant_id media_id parts first_at updated_at'),
      tables:
        '(select * from access_grant where order_id is null) g join media_watch l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'g.holder_phone': 'text', 'g.id': 'text', 'l.media_id': 'text' },
    mine: boughtWith('g.holder_phone'),
  },
  {
    name: 'playing-devices',
    section: 'purchases',
    holds: 'Devices on which you played in the last day',
    from: {
      columns: named('l', 'grant_id name started_at seen_at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join stream_device l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'l.grant_id': 'text', 'l.device_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'quiz-results',
    section: 'purchases',
    holds: 'Your results in quizzes',
    from: {
      columns: named('l', 'grant_id lesson_id number score passed answered_at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join quiz_attempt l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: {
      'r.buyer_phone': 'text',
      'r.order_id': 'text',
      'l.grant_id': 'text',
      'l.lesson_id': 'text',
      'l.number': 'integer',
    },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'lesson-notes',
    section: 'purchases',
    holds: 'Your notes in courses',
    from: {
      columns: named('l', 'grant_id lesson_id text media_id position created_at changed_at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join lesson_note l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'l.grant_id': 'text', 'l.id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'given-lesson-notes',
    section: 'purchases',
    holds: 'Your notes in courses that you were given',
    from: {
      columns: named('l', 'grant_id lesson_id text media_id position created_at changed_at'),
      tables:
        '(select * from access_grant where order_id is null) g join lesson_note l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'g.holder_phone': 'text', 'g.id': 'text', 'l.id': 'text' },
    mine: boughtWith('g.holder_phone'),
  },
  {
    name: 'lesson-questions',
    section: 'purchases',
    holds: 'Your questions in courses',
    from: {
      columns: named('l', 'grant_id lesson_id lesson_title text asked_at answer answered_at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join question l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'l.grant_id': 'text', 'l.id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'given-lesson-questions',
    section: 'purchases',
    holds: 'Your questions in courses that you were given',
    from: {
      columns: named('l', 'grant_id lesson_id lesson_title text asked_at answer answered_at'),
      tables:
        '(select * from access_grant where order_id is null) g join question l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'g.holder_phone': 'text', 'g.id': 'text', 'l.id': 'text' },
    mine: boughtWith('g.holder_phone'),
  },
  {
    name: 'questions-before-buying',
    section: 'purchases',
    holds: 'Your questions to creators before buying',
    from: { columns: named('q', 'product_id text asked_at answer answered_at'), tables: 'question q' },
    place: { 'q.asker_phone': 'text', 'q.id': 'text' },
    mine: boughtWith('q.asker_phone'),
  },
  {
    name: 'mailed-questions-before-buying',
    section: 'purchases',
    holds: 'Your questions to creators before buying, asked with your email',
    from: {
      columns: named('q', 'product_id text asked_at answer answered_at'),
      tables: 'account_email e join question q on q.asker_email = e.email',
    },
    place: { 'e.email': 'text', 'q.id': 'text' },
    mine: ofAccount('e.account_id'),
  },
  {
    name: 'received-questions',
    section: 'shop',
    holds: 'Questions about your products and lessons, and your answers',
    from: {
      columns: named('q', 'id product_id lesson_id lesson_title text asked_at answer answered_at hidden_at'),
      tables: 'question q',
    },
    place: { 'q.id': 'text' },
    mine: ofSeller('q'),
  },
  {
    name: 'certificates',
    section: 'purchases',
    holds: 'Your certificates',
    from: {
      columns: named('l', 'grant_id code holder_name course_title creator_name finished_at issued_at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join certificate l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'l.grant_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'given-certificates',
    section: 'purchases',
    holds: 'Certificates of courses that you were given',
    from: {
      columns: named('l', 'grant_id code holder_name course_title creator_name finished_at issued_at'),
      tables:
        '(select * from access_grant where order_id is null) g join certificate l on l.seller_id = g.seller_id and l.grant_id = g.id',
    },
    place: { 'g.holder_phone': 'text', 'g.id': 'text' },
    mine: boughtWith('g.holder_phone'),
  },
  {
    name: 'lesson-figures',
    section: 'shop',
    holds: 'How your lessons are learned',
    from: {
      columns: named('c', 'product_id lesson_id started finished tries tried passed score_sum'),
      tables: 'lesson_count c',
    },
    place: { 'c.product_id': 'text', 'c.lesson_id': 'text' },
    mine: ofSeller('c'),
  },
  {
    name: 'question-figures',
    section: 'shop',
    holds: 'How the questions of your quizzes are answered',
    from: {
      columns: named('c', 'product_id lesson_id question_id asked correct'),
      tables: 'quiz_question_count c',
    },
    place: { 'c.product_id': 'text', 'c.lesson_id': 'text', 'c.question_id': 'text' },
    mine: ofSeller('c'),
  },
  {
    name: 'file-figures',
    section: 'shop',
    holds: 'How your files are watched and downloaded',
    from: {
      columns: named('c', 'product_id media_id viewers parts downloads downloaders'),
      tables: 'media_count c',
    },
    place: { 'c.product_id': 'text', 'c.media_id': 'text' },
    mine: ofSeller('c'),
  },
  {
    name: 'members',
    section: 'shop',
    holds: 'Members that you added',
    from: {
      columns: named('g', 'id product_id holder_phone holder_name source status granted_at ends_at'),
      tables: '(select * from access_grant where order_id is null) g',
    },
    place: { 'g.id': 'text' },
    mine: ofSeller('g'),
  },
  {
    name: 'telegram-memberships',
    section: 'purchases',
    holds: 'Your places in Telegram channels',
    from: {
      columns: named('m', 'grant_id chat_id name status joined_at left_at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join telegram_member m on m.seller_id = g.seller_id and m.grant_id = g.id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'm.grant_id': 'text', 'm.chat_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'telegram-channels',
    section: 'shop',
    holds: 'Your connected Telegram channels',
    from: {
      columns: named('c', 'chat_id title type status member_count connected_at disconnected_at'),
      tables: 'telegram_chat c',
    },
    place: { 'c.chat_id': 'text' },
    mine: ofSeller('c'),
  },
  {
    name: 'broadcasts',
    section: 'shop',
    holds: 'Your messages to members',
    from: {
      columns: named(
        'b',
        'id product_id text button status scheduled_at created_at ended_at recipient_count sent_count failed_count',
      ),
      tables: 'broadcast b',
    },
    place: { 'b.id': 'text' },
    mine: ofSeller('b'),
  },
  {
    name: 'discord-memberships',
    section: 'purchases',
    holds: 'Your places in Discord servers',
    from: {
      columns: named('d', 'grant_id guild_id discord_user_id name status joined_at left_at'),
      tables:
        'purchase_ref r join access_grant g on g.seller_id = r.seller_id and g.order_id = r.order_id join discord_member d on d.seller_id = g.seller_id and d.grant_id = g.id',
    },
    place: { 'r.buyer_phone': 'text', 'r.order_id': 'text', 'd.grant_id': 'text', 'd.guild_id': 'text' },
    mine: boughtWith('r.buyer_phone'),
  },
  {
    name: 'discord-servers',
    section: 'shop',
    holds: 'Your connected Discord servers',
    from: {
      columns: named('s', 'guild_id title status connected_at disconnected_at'),
      tables: 'discord_guild s',
    },
    place: { 's.guild_id': 'text' },
    mine: ofSeller('s'),
  },
];
