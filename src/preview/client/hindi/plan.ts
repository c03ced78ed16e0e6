import './taking';

import '../plan';
