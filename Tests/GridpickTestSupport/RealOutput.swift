/// Outputs of programs and texts by people, in `GridpickFormatsTests/RealOutputs`, by kind.
package enum RealOutput {
  private static let ps = "USER PID %CPU %MEM VSZ RSS TTY STAT START TIME COMMAND".words

  /// The outputs that are tables, with their titles.
  package static let tables: [(name: String, titles: [String])] = [
    ("ps-aux", ps),
    ("ps-aux-wide", ps),
    ("ps-aux-desktop", ps),
    ("ps-ef", "UID PID PPID C STIME TTY TIME CMD".words),
    ("ps", "PID TTY TIME CMD".words),
    ("kubectl-pods", "NAME READY STATUS RESTARTS AGE".words),
    ("kubectl-one-pod", "NAME READY STATUS RESTARTS AGE".words),
    (
      "kubectl-pods-wide",
      "NAME READY STATUS RESTARTS AGE IP NODE".words + ["NOMINATED NODE", "READINESS GATES"]
    ),
    ("kubectl-pods-all-namespaces", "NAMESPACE NAME READY STATUS RESTARTS AGE".words),
    ("kubectl-services", "NAME TYPE CLUSTER-IP EXTERNAL-IP PORT(S) AGE".words),
    ("kubectl-events", ["LAST SEEN"] + "TYPE REASON OBJECT MESSAGE".words),
    ("docker-ps", ["CONTAINER ID"] + "IMAGE COMMAND CREATED STATUS PORTS NAMES".words),
    ("docker-images", ["REPOSITORY", "TAG", "IMAGE ID", "CREATED", "SIZE"]),
    ("df", "Filesystem 1K-blocks Used Available Use%".words + ["Mounted on"]),
    ("df-h", "Filesystem Size Used Avail Use%".words + ["Mounted on"]),
    ("df-german", "Dateisystem 1K-Blöcke Benutzt Verfügbar Verw%".words + ["Eingehängt auf"]),
    ("systemctl-units", "UNIT LOAD ACTIVE SUB DESCRIPTION".words),
    ("systemctl-unit-files", ["UNIT FILE", "STATE", "PRESET"]),
    ("lsblk", "NAME MAJ:MIN RM SIZE RO TYPE MOUNTPOINTS".words),
    ("lsblk-f", "NAME FSTYPE FSVER LABEL UUID FSAVAIL FSUSE% MOUNTPOINTS".words),
    (
      "ss-tln",
      "State Recv-Q Send-Q".words + ["Local Address:Port", "Peer Address:PortProcess"]
    ),
    (
      "netstat-tln",
      "Proto Recv-Q Send-Q".words + ["Local Address", "Foreign Address", "State"]
    ),
    ("free", [""] + "total used free shared buff/cache available".words),
    ("free-h", [""] + "total used free shared buff/cache available".words),
    ("lscpu-e", "CPU NODE SOCKET CORE L1d:L1i:L2:L3 ONLINE".words),
    ("w", "USER TTY FROM LOGIN@ IDLE JCPU PCPU WHAT".words),
    ("who-H", "NAME LINE TIME COMMENT".words),
    ("lsof", "COMMAND PID TID TASKCMD USER FD TYPE DEVICE SIZE/OFF NODE NAME".words),
    ("lsmod", ["Module", "Size", "Used by"]),
    ("findmnt", "TARGET SOURCE FSTYPE OPTIONS".words),
    ("lsns", "NS TYPE NPROCS PID USER COMMAND".words),
    ("lslogins", "UID USER PROC PWD-LOCK PWD-DENY LAST-LOGIN GECOS".words),
    ("helm-list", "NAME NAMESPACE REVISION UPDATED STATUS CHART".words + ["APP VERSION"]),
    ("pip-list", ["Package", "Version"]),
    ("snap-list", "Name Version Rev Tracking Publisher Notes".words),
    ("nmcli", "DEVICE TYPE STATE CONNECTION".words),
    ("virsh-list", "Id Name State".words),
    ("nomad-status", "ID Type Priority Status".words + ["Submit Date"]),
    ("powershell", "NPM(K) PM(M) WS(M) CPU(s) Id SI ProcessName".words),
    ("terraform-providers", "RESOURCE ADDRESS STATUS".words),
    ("dpkg-l", "||/ Name Version Architecture Description".words),
    ("markdown-table", "Name Size State".words),
    ("sqlite-column", "id name note x name||id".words),
    ("sqlite-table", "id name note x name||id".words),
    ("sqlite-box", "id name note x name||id".words),
    ("sqlite-markdown", "id name note x name||id".words),
    ("psql", "id name note amount".words),
    ("psql-unicode", "id name note amount".words),
    ("psql-describe", "Column Type Collation Nullable Default".words),
    (
      "psql-databases",
      "Name Owner Encoding Collate Ctype".words + [
        "ICU Locale", "Locale Provider", "Access privileges",
      ]
    ),
    ("mysql", "id name created".words),
    (
      "dnf-history", ["ID", "Command line", "Date and time", "Action(s)", "Altered"]
    ),
    ("zypper-search", "S Name Summary Type".words),
    ("conda-list", "Name Version Build Channel".words),
    ("csv-as-lines", "Name Size State".words),
    ("kubectl-all", "NAME READY STATUS RESTARTS AGE".words),
    ("top", "PID USER PR NI VIRT RES SHR S %CPU %MEM TIME+ COMMAND".words),
    ("two-psql-tables", "id name".words),
    ("vmstat", "r b swpd free buff cache si so bi bo in cs us sy id wa st".words),
  ]

  /// The tables without titles, with their numbers of columns.
  package static let untitled = [
    ("du", 2), ("env", 2), ("last", 10), ("ls-l", 9), ("lscpu", 2), ("passwd", 7),
  ]

  /// The outputs that stay lines.
  package static let others = """
    address-book apt-list c-source capitals chat-log crontab diff \
    enum-source find git-branch-v git-log git-shortlog \
    git-status-s go-source grep-n headline-and-text headlines heading-with-bar heading-with-rule help-in-capitals \
    help-text history ip-br-addr journalctl json-fragment levels-log ls-columns \
    ls-columns-short makefile man-page markdown markdown-with-table mount names nginx-log \
    poem prose seq sql-source swift-source syslog tree words yaml
    """.words

  package static func path(_ name: String) -> String {
    let folder = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    return "\(folder)/GridpickFormatsTests/RealOutputs/\(name).txt"
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
