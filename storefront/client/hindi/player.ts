import './playing';

import '../player';
