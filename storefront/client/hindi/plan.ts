import './taking';

import '../plan/plan';
